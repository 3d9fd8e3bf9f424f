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
