// Luogu P4301 - [CQOI2013] New Nim Game
// https://www.luogu.com.cn/problem/P4301
// Game:      k piles of matches. In the first round each player in turn takes
//            away any number of whole piles, none too, but not all that are
//            left. Then they play Nim, the first player beginning; whoever
//            takes the last match wins. Print the least number of matches that
//            the first player must take in the first round to win.
// Idea:      By Bouton's theorem the second player wins iff he can leave piles,
//            at least one, with nim-sum (xor) 0. So the first player must leave
//            a set that is independent: no pile is the xor of others. The rank
//            bounds how many can stay, and he wants the heaviest set: go down
//            from the largest pile, and keep each one that is no xor of those
//            kept before it. 5 5 6 6 5 5: keep 6 and 5, take 6 + 5 + 5 + 5.
//            One pile is always kept, so he never has to print -1.
// Proof:     Of the greedy choice. Let a_1 >= a_2 >= ... >= a_r be the piles
//            kept, and b_1 >= b_2 >= ... >= b_s any independent set. If b_i
//            were larger than a_i, or a_i missing, each of b_1, ..., b_i would
//            have been looked at when at most i - 1 piles were kept, and would
//            be an xor of those. But i - 1 piles make at most 2^(i-1) different
//            xors, and the 2^i sets of independent piles have 2^i different
//            ones. So b_i <= a_i for all i, and no independent set has a larger
//            sum.
// Limits:    1 <= k <= 100, 1 <= pile <= 10^9
// Time:      O(k (log k + log pile))
// Beware:    wrong_smallest_first.cpp: 1 2 3 must keep 3 and 2.
// Topics:    nim, counting-positions
// Lesson:    18
#include <algorithm>
#include <cassert>
#include <functional>
#include <iostream>
#include <vector>

// snippet: xor_basis
// What is left of the number when the basis has cleared its leading places.
template <class Integer>
Integer reduced(Integer number, const std::vector<Integer>& basis) {
    assert(number >= 0);
    for (int i = 0; i < int(basis.size()); ++i)
        number = std::min(number, number ^ basis[i]);
    return number;
}

// Is the number no xor of those inserted before? If so, it is inserted.
template <class Integer>
bool insert_independent(Integer number, std::vector<Integer>& basis) {
    number = reduced(number, basis);
    if (number == 0) return false;
    basis.push_back(number);
    return true;
}
// end snippet

// The matches that do not belong to the heaviest independent set.
long long least_taken(std::vector<int> piles) {
    std::sort(piles.begin(), piles.end(), std::greater<int>());
    std::vector<int> kept;  // reduced
    long long taken = 0;
    for (int i = 0; i < int(piles.size()); ++i)
        if (!insert_independent(piles[i], kept)) taken += piles[i];
    return taken;
}

int main() {
    std::ios::sync_with_stdio(false);
    int k;
    std::cin >> k;
    std::vector<int> piles(k);
    for (int i = 0; i < k; ++i) std::cin >> piles[i];
    std::cout << least_taken(piles) << '\n';
    return 0;
}
