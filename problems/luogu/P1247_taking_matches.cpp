// Luogu P1247 - Taking Matches
// https://www.luogu.com.cn/problem/P1247
// Game:      k piles of matches. A move takes one or more matches from one
//            pile; the player who takes the last match wins. Print `lose` if
//            the first player loses, else the winning first move "a b" with the
//            least b (a from pile b, counted from 1) and all piles after it.
// Idea:      By Bouton's theorem (lesson 4) a move wins iff it leaves nim-sum
//            (xor) 0. So it must change a pile to pile ^ nim_sum. This is a
//            move iff it is less than the pile, that is, iff the pile has a 1
//            in the highest binary place of nim_sum. Some pile has one.
//                3 = 0011   6 = 0110   9 = 1001   nim_sum 1100
//                9 ^ nim_sum = 0101 = 5: take 4 of the 9
// Source:    C. L. Bouton, Annals of Mathematics 3 (1901), 35-39
// Limits:    1 <= k <= 500000, 1 <= pile <= 10^9 (an empty pile would do, too)
// Time:      O(k)
// Beware:    wrong_largest_pile.cpp: from 9, 2, 8 only the pile of 2 can win.
// Topics:    nim
// Lesson:    04
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int k;
    std::cin >> k;
    std::vector<int> piles(k);
    int nim_sum = 0;
    for (int i = 0; i < k; ++i) {
        std::cin >> piles[i];
        nim_sum ^= piles[i];
    }
    if (nim_sum == 0) {
        std::cout << "lose\n";
        return 0;
    }
    int b = 0;  // the first pile that can shrink to pile ^ nim_sum
    while ((piles[b] ^ nim_sum) > piles[b]) ++b;
    const int left = piles[b] ^ nim_sum;
    std::cout << piles[b] - left << ' ' << b + 1 << '\n';
    piles[b] = left;
    for (int i = 0; i < k; ++i)
        std::cout << piles[i] << (i + 1 < k ? ' ' : '\n');
    return 0;
}
