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
    FastInput() { refill(); }

    // The next integer of the input; 0 and false at its end.
    template <class Integer>
    bool read(Integer& value) {
        const unsigned char* at = at_;
        while (!is_digit(*at)) {
            if (at != end_) {
                ++at;
                continue;
            }
            at = refill();
            if (at == end_) {
                value = 0;
                return false;
            }
        }
        Integer number = 0;
        do {
            do number = Integer(number * 10 + Integer(digit(*at++)));
            while (is_digit(*at));
        } while (at == end_ && is_digit(*(at = refill())));
        value = number;
        at_ = at == end_ ? at : at + 1;  // the blank behind it is done with
        return true;
    }

  private:
    enum { SIZE = 1 << 16 };

    // What the character counts as a digit; more than 9 if it is none.
    static unsigned digit(unsigned char c) { return c - unsigned('0'); }
    static bool is_digit(unsigned char c) { return digit(c) <= 9; }

    // The next part of the input, none at its end. The blank that ends it stops
    // every loop over bytes.
    const unsigned char* refill() {
        end_ = buffer_ + std::fread(buffer_, 1, SIZE, stdin);
        *end_ = ' ';
        return at_ = buffer_;
    }

    unsigned char buffer_[SIZE + 1], *end_;
    const unsigned char* at_;
};
// end snippet
// snippet: misere_nim
// Does the player to move lose?
inline bool is_misere_nim_p_position(const std::vector<int>& piles) {
    int nim_sum = 0, columns = 0;  // columns: where some pile has a 1
    for (int i = 0; i < int(piles.size()); ++i) {
        nim_sum ^= piles[i];
        columns |= piles[i];
    }
    assert(columns >= 0);  // so are all piles
    const bool only_single_stones = columns <= 1;
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
