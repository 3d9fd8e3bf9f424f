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
