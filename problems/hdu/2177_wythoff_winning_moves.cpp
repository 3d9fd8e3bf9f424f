// HDU 2177 - Wythoff's Game, Winning Moves
// https://acm.hdu.edu.cn/showproblem.php?pid=2177
// Game:      Two piles of a <= b stones. A move takes any number of stones from
//            one pile, or the same number from both. The player who takes the
//            last stone wins. For each game: 0 if the first player loses; else
//            1, then for each winning move a line "x y", the stones that it
//            leaves, x <= y. The move from both piles comes first. The order of
//            the others is assumed: from b, then from a.
// Idea:      Wythoff's game (lesson 10, theorem 1 and "All winning moves"). The
//            P-positions are the pairs 0 0, 1 2, 3 5, 4 7, 6 10, ...: each
//            number and each difference is in one pair. A winning move leaves a
//            pair and keeps b - a, or a, or b: three pairs to try. From 4 and
//            5: (1, 2) has the difference 1; (4, 7) is out of reach; (3, 5) has
//            the 5. An equal pair is printed twice (assumed).
// Limits:    0 <= a <= 10^6, 1 <= b <= 10^6, a <= b; "0 0" ends the input
// Time:      O(10^6) once, then O(1) per game
// Topics:    wythoff
// Lesson:    10
#include <algorithm>
#include <iostream>

const int MAX_PILE = 1000000;

int smaller[MAX_PILE + 1];  // the smaller pile of the pair with difference k
int partner[3 * MAX_PILE];  // the other pile of a pair; 0: none is known yet

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    for (int k = 1, least = 1; k <= MAX_PILE; ++k) {
        while (partner[least] > 0) ++least;
        smaller[k] = least;
        partner[least] = least + k;
        partner[least + k] = least;
    }
    int a, b;
    while (std::cin >> a >> b && b > 0) {
        if (partner[a] == b) {
            std::cout << "0\n";
            continue;
        }
        std::cout << "1\n";
        const int x = smaller[b - a], y = x + b - a;
        if (x < a) std::cout << x << ' ' << y << '\n';
        if (partner[a] < b)
            std::cout << std::min(a, partner[a]) << ' '
                      << std::max(a, partner[a]) << '\n';
        // If a = b, this is the same move as the last one.
        if (partner[b] < a && a < b)
            std::cout << partner[b] << ' ' << b << '\n';
    }
    return 0;
}
