// Codeforces 1190B - Tokitsukaze, CSL and Stone Game
// https://codeforces.com/problemset/problem/1190/B
// Game:      n piles of stones. A move takes exactly one stone. The player who
//            leaves two equal piles (also two empty ones) loses, and so does
//            the player who finds all piles empty. Equal piles at the start are
//            allowed. Tokitsukaze begins; print sjfnb if she wins, else cslnb.
// Idea:      A safe first move leaves different piles. From then on every
//            game has the same length: it ends at 0, 1, ..., n - 1, so parity
//            decides (lesson 3). Tokitsukaze wins iff she has a safe move and
//            sum a - (0 + 1 + ... + n - 1) is odd. She has none if the first
//            move cannot separate all equal piles: two pairs, a triple, two
//            empty piles, or a pair v, v beside a pile of v - 1. With any other
//            pair she takes a stone from it.
//                1 3 3: 7 - 3 = 4 moves, lost     2 3 3: lost, as 2 2 3 loses
// Proof:     Let b_0 < b_1 < ... be different piles, so b_i >= i. If b_i > i,
//            take a stone from the first such pile: b_i - 1 >= i > b_(i-1), so
//            this is safe. If all b_i = i, no move is safe: a stone less gives
//            the number of the pile before, or pile 0 is empty. (For n = 1 the
//            pile is empty.) So the player who moves at 0, ..., n - 1 loses.
// Limits:    1 <= n <= 10^5, 0 <= a <= 10^9
// Time:      O(n log n)
// Topics:    symmetry
// Lesson:    03
// Standard:  C++17
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> piles(n);
    for (int& pile : piles) std::cin >> pile;
    std::sort(piles.begin(), piles.end());
    long long moves = 0;
    int faults = 0;  // more than one: no first move is safe
    for (int i = 0; i < n; ++i) {
        moves += piles[i] - i;
        if (i == 0 || piles[i] != piles[i - 1]) continue;
        ++faults;
        if (piles[i] == 0) ++faults;
        if (i > 1 && piles[i - 2] == piles[i] - 1) ++faults;
    }
    std::cout << (faults < 2 && moves % 2 != 0 ? "sjfnb\n" : "cslnb\n");
    return 0;
}
