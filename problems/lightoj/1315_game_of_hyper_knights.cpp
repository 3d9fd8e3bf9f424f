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
//            A knight may leave the 500 rows and columns of the start: from
//            (499, 499) it gets as far as row 748. Yet row + column <= 998.
// Limits:    T <= 200, n <= 1000, row and column < 500
// Time:      O(999^2) once, then O(1) per knight
// Memory:    O(999^2)
// Topics:    sprague-grundy, mex
// Standard:  C++98
#include <cassert>
#include <cstddef>
#include <cstdio>
#include <vector>

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
// snippet: sprague_grundy
// A set of Grundy values that is cleared in O(1).
class MexSet {
  public:
    MexSet() : round_(1) {}

    void insert(int value) {
        assert(value >= 0);
        if (value >= int(round_of_.size())) round_of_.resize(value + 1);
        round_of_[value] = round_;
    }

    // The least non-negative integer that is not in the set.
    int mex() const {
        int value = 0;
        while (value < int(round_of_.size()) && round_of_[value] == round_)
            ++value;
        return value;
    }

    void clear() { ++round_; }

  private:
    std::vector<int> round_of_;  // when each value was inserted last
    int round_;                  // what was inserted earlier is not in the set
};

// Grundy values of 0..max_position of the game with this rule.
template <class InsertOptions>
std::vector<int> grundy_values(int max_position, InsertOptions insert_options) {
    std::vector<int> grundy;
    MexSet values;
    for (int p = 0; p <= max_position; ++p) {
        values.clear();
        insert_options(p, grundy, values);
        grundy.push_back(values.mex());
    }
    return grundy;
}
// end snippet

// The number of a cell: by row + column, and then by row.
const int ROWS = 999;  // all with row + column <= 998
int number(int row, int column) { return (row + column) * ROWS + row; }

// The rule of the game: six jumps, none of which leaves the board.
void insert_jumps(int cell, const std::vector<int>& grundy, MexSet& values) {
    const int JUMPS[][2] = {{1, -2},  {-2, 1},  {-2, -1},
                            {-1, -2}, {-1, -3}, {-3, -1}};
    for (int i = 0; i < 6; ++i) {
        const int row = cell % ROWS + JUMPS[i][0];
        const int column = cell / ROWS - cell % ROWS + JUMPS[i][1];
        if (row >= 0 && column >= 0) values.insert(grundy[number(row, column)]);
    }
}

int main() {
    const int LAST = 499;
    const std::vector<int> grundy =
        grundy_values(number(LAST, LAST), insert_jumps);
    FastInput input;
    int tests, n, row, column;
    input.read(tests);
    for (int test = 1; test <= tests; ++test) {
        int nim_sum = 0;
        for (input.read(n); n > 0; --n) {
            input.read(row);
            input.read(column);
            nim_sum ^= grundy[number(row, column)];
        }
        std::printf("Case %d: %s\n", test, nim_sum ? "Alice" : "Bob");
    }
    return 0;
}
