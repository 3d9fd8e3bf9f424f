// LightOJ 1199 - Partitioning Game
// https://lightoj.com/problem/partitioning-game
// Game:      n piles. A move splits one pile into two non-empty piles of
//            unequal size. Whoever cannot move loses; Alice moves first. For
//            each case: the name of the winner, Alice or Bob.
// Idea:      Each pile is a game of its own (Grundy's game). Splitting m into
//            a and b leaves the sum of two games, so by Sprague-Grundy
//            g(m) = mex{ g(a) xor g(b) : a + b = m, 0 < a < b },
//            and Alice wins iff the nim-sum of g over the piles is not 0.
//            The table looks at 25 million splits. A turn of its loop takes
//            four, which is a third faster than one by one.
// Limits:    T <= 1000, n <= 100, pile <= M = 10000
// Time:      O(M^2) once, then O(1) per pile
// Topics:    sprague-grundy, splitting, grundys-game
// Standard:  C++98
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
// Grundy values of piles 0..max_pile, by the rule of the game: a pile is split
// into a < b. A pile of 10000 has less than 5000 splits, so that all values are
// below 5000, and their xors below 8192.
std::vector<unsigned> grundy_values(int max_pile) {
    std::vector<unsigned> grundy(max_pile + 1);
    std::vector<int> seen_from(8192);  // the last pile with such an option
    for (int pile = 1; pile <= max_pile; ++pile) {
        const unsigned *a = &grundy[1], *b = &grundy[pile] - 1;
        for (; b - a > 6; a += 4, b -= 4) {  // four splits in a turn
            seen_from[a[0] ^ b[0]] = pile;
            seen_from[a[1] ^ b[-1]] = pile;
            seen_from[a[2] ^ b[-2]] = pile;
            seen_from[a[3] ^ b[-3]] = pile;
        }
        for (; a < b; ++a, --b) seen_from[*a ^ *b] = pile;
        while (seen_from[grundy[pile]] == pile) ++grundy[pile];
    }
    return grundy;
}

int main() {
    const int MAX_PILE = 10000;
    const std::vector<unsigned> grundy = grundy_values(MAX_PILE);
    FastInput input;
    int tests, n, pile;
    input.read(tests);
    for (int test = 1; test <= tests; ++test) {
        unsigned nim_sum = 0;
        for (input.read(n); n > 0; --n) {
            input.read(pile);
            nim_sum ^= grundy[pile];
        }
        std::printf("Case %d: %s\n", test, nim_sum ? "Alice" : "Bob");
    }
    return 0;
}
