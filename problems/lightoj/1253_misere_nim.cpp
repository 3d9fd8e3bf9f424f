// LightOJ 1253 - Misere Nim
// https://lightoj.com/problem/misere-nim
// Game:      k piles of stones. A move takes one or more stones from one pile;
//            whoever takes the last stone of all loses. Alice moves first.
//            Printed: who wins.
// Idea:      Misere Nim (Bouton). There are three classes of positions:
//            - Only single stones: Alice wins iff k is even.
//            - One larger pile: Alice wins. She takes all of it, or all but one
//              stone, and so leaves an odd number of single stones.
//            - More larger piles: Alice wins iff the nim-sum is not 0, as under
//              normal play. Neither player can leave single stones only. The
//              one who can leave nim-sum 0 every time never leaves the second
//              class, whose nim-sum is not 0; so the other one has to, in the
//              end.
//            k single stones have the nim-sum k mod 2. Hence Bob wins iff the
//            nim-sum is 1 in the first class, and iff it is 0 otherwise.
// Limits:    T <= 200, k <= 100, pile <= 10^9
// Time:      O(k) per test
// Topics:    misere-nim
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
    std::vector<int> piles;
    int tests, k;
    input.read(tests);
    for (int test = 1; test <= tests; ++test) {
        input.read(k);
        piles.resize(k);
        for (int i = 0; i < k; ++i) input.read(piles[i]);
        std::printf("Case %d: %s\n", test,
                    is_misere_nim_p_position(piles) ? "Bob" : "Alice");
    }
    return 0;
}
