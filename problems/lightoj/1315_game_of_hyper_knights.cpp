// LightOJ 1315 - Game of Hyper Knights
// https://lightoj.com/problem/game-of-hyper-knights
// Game:      n knights on a board without end to the right and downwards; they
//            do not hinder each other. A move takes one knight by one of six
//            jumps, which stays on the board. Whoever cannot move loses; Alice
//            moves first. For each case: the winner, Alice or Bob.
// Idea:      Each knight is a game of its own, so by Sprague-Grundy Alice wins
//            iff the nim-sum of their values is not 0. Every jump lowers
//            row + column by 1, 3 or 4, so with the cells in the order of
//            row + column each is worth the mex of at most six earlier ones.
//            A cell of value g holds the bit 1 << g, one off the board holds no
//            bit: the lowest bit that the six lack is that of their mex.
//            The jumps mirror each other in pairs, rows for columns, and so do
//            the values: half of the cells suffice.
//            A knight may leave the 500 rows and columns of the start: from
//            (499, 499) it gets as far as row 748. Yet row + column <= 998.
// Limits:    T <= 200, n <= 1000, row and column < 500
// Time:      O(999^2) once, then O(1) per knight
// Memory:    1 MB
// Topics:    sprague-grundy, mex
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

// Cells stand in the order of row + column, and then of row, so that a jump is
// the same step everywhere. There is room for what jumps off the board.
const int DIAGONALS = 999;  // row + column <= 998
const int LENGTH = DIAGONALS + 3;
int step(int rows, int columns) { return (rows + columns) * LENGTH + rows; }

// The rule of the game: six jumps, the values of where they lead as bits.
int option_values(const unsigned char* knight) {
    return knight[step(1, -2)] | knight[step(-2, 1)] | knight[step(-2, -1)] |
           knight[step(-1, -2)] | knight[step(-1, -3)] | knight[step(-3, -1)];
}

int main() {
    std::vector<unsigned char> cells((4 + DIAGONALS) * LENGTH);
    unsigned char* const board = &cells[-step(-3, -1)];  // (0, 0)
    for (int diagonal = 0; diagonal < DIAGONALS; ++diagonal)
        for (int row = 0, column = diagonal; row <= column; ++row, --column) {
            const int seen = option_values(board + step(row, column));
            board[step(row, column)] = board[step(column, row)] =
                static_cast<unsigned char>(~seen & (seen + 1));
        }
    FastInput input;
    int tests, n, row, column;
    input.read(tests);
    for (int test = 1; test <= tests; ++test) {
        int odd = 0;  // the values that an odd number of knights have
        for (input.read(n); n > 0; --n) {
            input.read(row);
            input.read(column);
            odd ^= board[step(row, column)];
        }
        int nim_sum = 0;
        for (int value = 0; value <= 6; ++value)
            if (odd >> value & 1) nim_sum ^= value;
        std::printf("Case %d: %s\n", test, nim_sum ? "Alice" : "Bob");
    }
    return 0;
}
