// HDU 2486 - A simple stone game
// https://acm.hdu.edu.cn/showproblem.php?pid=2486
// Game:      One pile of n stones. The first move takes at least 1 stone, but
//            not the whole pile; each later move takes 1 to k times as many
//            stones as the move before. The player who takes the last stone
//            wins. For each n and k: lose if the first player loses, else the
//            smallest first take that wins.
// Idea:      Fibonacci Nim for any k. Each term after 1 is the sum of the term
//            h before and of the least term t for which k t >= h:
//            k = 1   1 2 4 8 16 32 64 128 256   powers of two
//            k = 2   1 2 3 5  8 13 21  34  55   Fibonacci numbers
//            k = 3   1 2 3 4  6  8 11  15  21
//            Every n is a sum of terms, each more than k times the next smaller
//            one, in one way only (Zeckendorf). The smallest take that wins is
//            the least part (Schwenk): with k = 3, 19 = 15 + 4, take 4. If n is
//            a term, the least part is the whole pile: lose.
// Proof:     lesson 11, theorems 2 and 3
// Source:    A. J. Schwenk, Take-away games (1970)
// Limits:    1 <= t <= 20 games, 2 <= n <= 10^8, 1 <= k <= 10^5
// Time:      O(terms) per game: at most 748551 terms, with the largest k
// Topics:    fibonacci-nim
// Lesson:    11
// Also:      POJ 3922, HDU 2580
#include <iostream>
#include <vector>

int main() {
    int games, n, k;
    std::vector<int> terms;
    std::cin >> games;
    for (int game = 1; game <= games; ++game) {
        std::cin >> n >> k;
        terms.assign(1, 1);
        for (int j = 0; terms.back() < n;) {
            while (1LL * k * terms[j] < terms.back()) ++j;
            terms.push_back(terms.back() + terms[j]);
        }
        // Take off the parts of n, the greatest first; the last is the answer.
        int rest = n, part = 0;
        for (int i = int(terms.size()) - 1; rest > 0; --i)
            if (terms[i] <= rest) {
                part = terms[i];
                rest -= part;
            }
        std::cout << "Case " << game << ": ";
        if (part == n)
            std::cout << "lose\n";
        else
            std::cout << part << '\n';
    }
    return 0;
}
