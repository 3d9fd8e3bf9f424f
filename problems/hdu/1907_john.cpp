// HDU 1907 - John
// https://acm.hdu.edu.cn/showproblem.php?pid=1907
// Game:      A candies of each of N colours. A move eats one or more candies of
//            one colour; whoever eats the last candy of all loses. John moves
//            first, his brother second. Printed: who wins.
// Idea:      Misere Nim (Bouton); the colours are the piles. With single
//            candies only, the player to move loses iff N is odd, that is, iff
//            the nim-sum of the piles is 1. With a larger pile he loses iff the
//            nim-sum is 0, as under normal play: the winner leaves nim-sum 0
//            while larger piles remain. Then there are two or more of them, so
//            it is the loser who leaves the first position with just one. The
//            winner makes that one 0 or 1, whichever leaves an odd number of
//            single candies.
// Limits:    T <= 474, N <= 47, A <= 4747
// Time:      O(N) per test
// Topics:    misere-nim
// Standard:  C++98
// Also:      POJ 3480
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
    std::vector<int> piles;
    int tests, colours;
    for (input.read(tests); tests > 0; --tests) {
        input.read(colours);
        piles.resize(colours);
        for (int i = 0; i < colours; ++i) input.read(piles[i]);
        std::puts(is_misere_nim_p_position(piles) ? "Brother" : "John");
    }
    return 0;
}
