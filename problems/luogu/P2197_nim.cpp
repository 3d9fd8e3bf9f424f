// Luogu P2197 - Nim
// https://www.luogu.com.cn/problem/P2197
// Game:      n heaps of stones, some perhaps empty. A move takes any positive
//            number of stones from one heap; whoever cannot move loses. Print
//            Yes if the first player wins, else No.
// Idea:      Bouton's theorem: the first player wins iff nim_sum, the xor of
//            the heaps, is not 0. From 0 every move makes it nonzero, as one
//            heap changes. From nonzero a move makes it 0: some heap has a 1 in
//            the highest column (binary place) of nim_sum, so that
//            heap ^ nim_sum < heap can be left of it. Without stones nim_sum is
//            0, and the player to move has lost.
// Limits:    T <= 10 positions, n <= 10000, heap < 10000
// Time:      O(n) per position
// Topics:    nim
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

int main() {
    FastInput input;
    int positions, n, heap;
    for (input.read(positions); positions > 0; --positions) {
        int nim_sum = 0;
        for (input.read(n); n > 0; --n) {
            input.read(heap);
            nim_sum ^= heap;
        }
        std::puts(nim_sum ? "Yes" : "No");
    }
    return 0;
}
