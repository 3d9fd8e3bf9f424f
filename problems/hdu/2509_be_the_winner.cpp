// HDU 2509 - Be the Winner
// https://acm.hdu.edu.cn/showproblem.php?pid=2509
// Game:      n groups of apples, each in a line. A move takes one or more
//            neighbours of one group, which may leave two. Whoever takes the
//            last apple loses. Print Yes if Fra, who begins, wins, else No.
// Idea:      The rule of misere Nim holds in spite of the splitting. Call a
//            position bad if
//            - all groups are single apples and their number is odd, or
//            - some group is larger and the nim-sum (xor) of the sizes is 0.
//            These are the P-positions: Fra wins iff he does not begin at one.
// Proof:     No move keeps the nim-sum: it replaces a size g by a and b (0 for
//            an empty part) with a + b < g, and (a xor b) <= a + b.
//            (1) No move leads from bad to bad. An odd number of single apples
//            becomes even. Nim-sum 0 needs at least two larger groups, since
//            the highest bit of one alone would stay. A move changes only one
//            group, so a larger one remains, and the nim-sum is not 0.
//            (2) From any other position with apples some move leads to bad. An
//            even number of single apples: take one. One larger group: take all
//            of it, or all but one apple, to leave an odd number of single
//            apples. More larger groups, nim-sum not 0: take apples from an end
//            as in Nim, to leave nim-sum 0; a larger group remains.
//            (3) Without apples, which is not bad, the player to move has won.
// Limits:    1 <= n <= 100, 1 <= group <= 100 apples; cases to the end of the
//            input
// Time:      O(n) per case
// Beware:    wrong_misere_grundy_values.cpp: groups of 0, 1, 2, 3, ... apples
//            have the misere Grundy values 1, 0, 2, 3, ..., but their xor does
//            not tell who wins.
// Topics:    misere-nim, splitting
// Lesson:    09
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <vector>

// snippet: misere_nim
// Does the player to move lose?
inline bool is_misere_nim_p_position(const std::vector<int>& piles) {
    int nim_sum = 0;
    bool only_single_stones = true;
    for (int i = 0; i < int(piles.size()); ++i) {
        assert(piles[i] >= 0);
        nim_sum ^= piles[i];
        if (piles[i] > 1) only_single_stones = false;
    }
    return nim_sum == (only_single_stones ? 1 : 0);
}
// end snippet

// snippet: fast_input
// Reads the next integer of standard input; 0 and false at its end.
template <class Integer>
bool read(Integer& number) {
    std::streambuf& input = *std::cin.rdbuf();
    number = 0;
    int c = input.sbumpc();
    for (; c < '0' || c > '9'; c = input.sbumpc()) {
        assert(c != '-');  // no negative numbers
        if (c == EOF) return false;
    }
    const Integer most = std::numeric_limits<Integer>::max();
    Integer n = 0;  // a local variable is faster than the reference
    for (; c >= '0' && c <= '9'; c = input.sbumpc()) {
        assert(n < most / 10 || n <= (most - (c - '0')) / 10);
        n = Integer(n * 10 + Integer(c - '0'));
    }
    number = n;
    return true;
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    std::vector<int> groups;
    int n;
    while (read(n)) {
        groups.resize(n);
        for (int i = 0; i < n; ++i) read(groups[i]);
        std::cout << (is_misere_nim_p_position(groups) ? "No\n" : "Yes\n");
    }
    return 0;
}
