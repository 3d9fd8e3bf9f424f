// Luogu P4301 - [CQOI2013] New Nim Game
// https://www.luogu.com.cn/problem/P4301
// Game:      k piles of matches. In the first round each player in turn takes
//            away any number of whole piles, none too, but not all that are
//            left. Then they play Nim: the first player begins, and the player
//            who takes the last match wins. Print how many matches the first
//            player must take at least in round 1 to win, or -1 if he cannot.
// Idea:      By Bouton's theorem the second player wins iff he can leave one or
//            more piles with nim-sum (xor) 0. So the first player must leave an
//            independent set: no pile is the xor of others. The heaviest one is
//            greedy (proof: lesson 20): from the largest pile down, keep each
//            pile that is not an xor of kept ones (xor basis). 5 5 6 6 5 5:
//            keep 6 and 5, take 21. One is always kept, so never -1.
// Limits:    1 <= k <= 100, 1 <= pile <= 10^9
// Time:      O(k (log k + log pile))
// Topics:    nim, counting-positions
// Lesson:    20
// Also:      BZOJ 3105
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>

int main() {
    int k;
    std::cin >> k;
    std::vector<int> piles(k);
    for (int i = 0; i < k; ++i) std::cin >> piles[i];
    std::sort(piles.begin(), piles.end(), std::greater<int>());
    std::vector<int> basis;  // with different highest bits
    long long taken = 0;
    for (int i = 0; i < k; ++i) {
        int rest = piles[i];
        for (int j = 0; j < int(basis.size()); ++j)
            rest = std::min(rest, rest ^ basis[j]);
        if (rest > 0)
            basis.push_back(rest);
        else  // the pile is an xor of piles that are kept
            taken += piles[i];
    }
    std::cout << taken << '\n';
    return 0;
}
