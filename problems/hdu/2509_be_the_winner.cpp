// HDU 2509 - Be the Winner
// https://acm.hdu.edu.cn/showproblem.php?pid=2509
// Game:      n groups of apples, each in a line. A move takes one or more
//            consecutive apples of one group; taken from its middle, they leave
//            two groups. Whoever takes the last apple of all loses; Fra moves
//            first. Printed: Yes if he wins, else No.
// Idea:      The rule of misere Nim holds in spite of the splitting. Call a
//            position bad if
//            - all its groups are single apples and their number is odd, or
//            - some group is larger and the nim-sum of the sizes is 0.
//            The bad positions are the P-positions: Fra wins iff his is none.
// Proof:     No move keeps the nim-sum. It replaces a size g by a and b (0 for
//            an empty part) with a + b < g, and a xor b <= a + b.
//            (1) No move leads from bad to bad. One of an odd number of single
//            apples leaves an even number. With a larger group, nim-sum 0 means
//            that two or more are larger; a move changes one of them, so a
//            larger one remains, and the nim-sum is no longer 0.
//            (2) From any other position with apples some move leads to a bad
//            one. An even number of single apples: take one. One larger group:
//            take all of it, or all but one apple, to leave an odd number of
//            single apples. More larger groups, nim-sum not 0: take apples from
//            an end as in Nim, to leave nim-sum 0; a larger group remains.
//            (3) No apples left: not bad, and the player to move has won.
// Limits:    n <= 100, groups of 1 to 100 apples; cases to the end of input
// Time:      O(n) per case
// Topics:    misere-nim, splitting
// Standard:  C++98
#include <cassert>
#include <cstdio>
#include <vector>

// snippet: fast_input
// Reads non-negative integers from standard input.
class FastInput {
  public:
    FastInput() : at_(buffer_), end_(buffer_) {}

    // The next integer of the input; 0 and false at its end.
    template <class Integer>
    bool read(Integer& value) {
        value = 0;
        int c = next();
        for (; c < '0' || c > '9'; c = next())
            if (c == EOF) return false;
        for (; '0' <= c && c <= '9'; c = next())
            value = Integer(value * 10 + Integer(c - '0'));
        return true;
    }

  private:
    int next() {
        if (at_ == end_) {
            at_ = buffer_;
            end_ = buffer_ + std::fread(buffer_, 1, sizeof buffer_, stdin);
            if (at_ == end_) return EOF;
        }
        return *at_++;
    }

    unsigned char buffer_[1 << 16], *at_, *end_;
};
// end snippet
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

int main() {
    FastInput input;
    std::vector<int> groups;
    int n;
    while (input.read(n)) {
        groups.resize(n);
        for (int i = 0; i < n; ++i) input.read(groups[i]);
        std::puts(is_misere_nim_p_position(groups) ? "No" : "Yes");
    }
    return 0;
}
