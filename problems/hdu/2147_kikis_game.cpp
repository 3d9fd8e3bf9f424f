// HDU 2147 - kiki's game
// https://acm.hdu.edu.cn/showproblem.php?pid=2147
// Game:      A coin stands in the top right cell of a board of n rows and m
//            columns. A move shifts it one cell to the left, down, or both.
//            Whoever cannot move loses; kiki moves first. For each board: does
//            kiki win?
// Idea:      Only how far the coin is from the bottom left cell matters: r rows
//            and c columns, at first n - 1 and m - 1. It is a P-position iff r
//            and c are even, that is, kiki loses iff n and m are odd.
// Proof:     If r and c are even, every move makes at least one of them odd,
//            and without a move r = c = 0. Otherwise one move takes a row, a
//            column or both, whatever is odd (so >= 1), and leaves both even.
// Limits:    n, m <= 2000, and 10000 K: no table of 2000 x 2000 int
// Time:      O(1) per board
// Topics:    pattern
// Standard:  C++98
#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdio>
#include <cstring>

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
// snippet: fast_output
// Collects words and non-negative integers for standard output.
class FastOutput {
  public:
    FastOutput() : size_(0) {}
    ~FastOutput() { flush(); }

    // The compiler knows the length N of a word, and copies without a loop.
    template <std::size_t N>
    void write(const char (&word)[N]) {
        make_room(N);
        std::memcpy(buffer_ + size_, word, N - 1);
        size_ += N - 1;
    }

    template <class Integer>
    void write(Integer value) {
        assert(value >= 0);
        make_room(20);
        char *const begin = buffer_ + size_, *end = begin;
        do *end++ = char('0' + value % 10);
        while ((value /= 10) > 0);
        std::reverse(begin, end);
        size_ = end - buffer_;
    }

  private:
    void make_room(std::size_t bytes) {
        if (size_ + bytes > sizeof buffer_) flush();
    }

    void flush() {
        std::fwrite(buffer_, 1, size_, stdout);
        size_ = 0;
    }

    char buffer_[1 << 16];
    std::size_t size_;
};
// end snippet

bool first_player_wins(int rows, int columns) {
    return rows % 2 == 0 || columns % 2 == 0;
}

int main() {
    FastInput input;
    FastOutput output;
    int rows, columns;
    while (input.read(rows) && input.read(columns) && rows > 0) {
        if (first_player_wins(rows, columns))
            output.write("Wonderful!\n");
        else
            output.write("What a pity!\n");
    }
    return 0;
}
