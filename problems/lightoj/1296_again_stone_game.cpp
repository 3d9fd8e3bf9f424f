// LightOJ 1296 - Again Stone Game
// https://lightoj.com/problem/again-stone-game
// Game:      n piles. A move takes from a pile of x stones at least 1 and at
//            most x / 2 of them. Whoever cannot move loses; Alice moves first.
//            For each case: the name of the winner, Alice or Bob.
// Idea:      Each pile is a game of its own, so by Sprague-Grundy Alice wins
//            iff the nim-sum of g over the piles is not 0, where
//            g(2k) = k and g(2k + 1) = g(k).
//            So 2 g(x) is x without its binary ones at the end, and the
//            nim-sum of 2 g is 0 iff that of g is.
// Proof:     By induction on k: the piles k..2k-1 are worth 0..k-1, each once
//            (k = 1: the pile 1 is worth 0). They are the options of 2k, hence
//            g(2k) = k. The options of 2k + 1 are k+1..2k; of the values
//            0..k-1 they lack g(k) alone, hence g(2k + 1) = g(k). Now the
//            piles k+1..2k+1 are worth 0..k, each once.
// Limits:    T <= 100, n <= 1000, pile <= 10^9
// Time:      O(log x) per pile
// Topics:    sprague-grundy, pattern
// Standard:  C++98
#include <cstdio>

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

// Twice the Grundy value: the pile without its binary ones at the end.
int twice_grundy(int pile) {
    while (pile & 1) pile >>= 1;
    return pile;
}

int main() {
    FastInput input;
    int tests, n, pile;
    input.read(tests);
    for (int test = 1; test <= tests; ++test) {
        int nim_sum = 0;
        for (input.read(n); n > 0; --n) {
            input.read(pile);
            nim_sum ^= twice_grundy(pile);
        }
        std::printf("Case %d: %s\n", test, nim_sum ? "Alice" : "Bob");
    }
    return 0;
}
