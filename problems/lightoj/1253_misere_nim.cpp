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
