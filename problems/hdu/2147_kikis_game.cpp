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
#include <cstddef>
#include <cstdio>

// snippet: fast_input
// Reads non-negative integers from standard input.
class FastInput {
  public:
    FastInput() : at_(0), size_(0) {}

    // The next integer of the input; 0 and false at its end.
    template <class Integer>
    bool read(Integer& value) {
        value = 0;
        int c = next();
        while (c != EOF && (c < '0' || c > '9')) c = next();
        if (c == EOF) return false;
        for (; '0' <= c && c <= '9'; c = next())
            value = Integer(value * 10 + Integer(c - '0'));
        return true;
    }

  private:
    int next() {
        if (at_ == size_) {
            size_ = std::fread(buffer_, 1, sizeof buffer_, stdin);
            at_ = 0;
            if (size_ == 0) return EOF;
        }
        return buffer_[at_++];
    }

    unsigned char buffer_[1 << 16];
    std::size_t at_, size_;
};
// end snippet

bool first_player_wins(int rows, int columns) {
    return rows % 2 == 0 || columns % 2 == 0;
}

int main() {
    FastInput input;
    int rows, columns;
    while (input.read(rows) && input.read(columns) && rows > 0)
        std::puts(first_player_wins(rows, columns) ? "Wonderful!"
                                                   : "What a pity!");
    return 0;
}
