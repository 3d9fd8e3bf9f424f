// HDU 2873 - Bomb Game
// https://acm.hdu.edu.cn/showproblem.php?pid=2873
// Game:      Bombs on a board, numbered from the top left cell (1, 1). A move
//            explodes the bomb on some (p, q) other than (1, 1). It leaves a
//            bomb on (u, q) and one on (p, v), with u < p and v < q of the
//            player's choice; in the first row only the one on (1, v), in the
//            first column only the one on (u, 1). Two bombs on one cell vanish,
//            and so does a bomb on (1, 1). Whoever cannot move loses. For each
//            board: John if the player to move wins, else Jack.
// Idea:      Each bomb is a game of its own, so by Sprague-Grundy (lesson 6
//            proves it) John wins iff the nim-sum (xor) of g over the bombs is
//            not 0. For p, q > 1 the two new bombs are a sum, so
//            g(p, q) = mex{ g(u, q) xor g(p, v) : u < p, v < q },
//            the least number >= 0 that is missing. In the first row and column
//            g is the distance from the corner: there a bomb is a Nim pile.
//                     q = 1  2  3  4  5  6  7  8
//            p = 1        0  1  2  3  4  5  6  7
//            p = 2        1  1  0  0  0  0  0  0
//            p = 3        2  0  1  4  3  8  9 10
//            p = 4        3  0  4  1  6  2 12 13
// Proof:     That bombs vanish changes nothing: by induction the value of a
//            board is still the nim-sum of its bombs. Its moves are those of
//            the sum of its single bombs. Each leads to a board that has the
//            same nim-sum as in that sum, since two bombs on one cell have the
//            nim-sum 0, and g(1, 1) = 0. By induction this is the value of that
//            board. So the options have the same values as those of the sum.
// Limits:    1 <= n, m <= 50, any number of boards; a row has m cells:
//            1 <= length of row <= 50. The largest g is 364.
// Time:      O(50^4) once (1.5 million options), then O(nm) per board
// Beware:    wrong_table_of_bytes.cpp: some values are above 255, such as the
//            one of (31, 37).
// Beware:    wrong_corner_counts.cpp: a bomb on (1, 1) cannot be exploded.
// Topics:    sprague-grundy, mex, splitting
// Lesson:    08
#include <cassert>
#include <iostream>
#include <string>
#include <vector>

// snippet: sprague_grundy
// The values of a position's options. There is room for every nim-sum of mexes
// taken so far: the room is a power of two, and all these mexes are below it.
class MexSet {
  public:
    MexSet() : round_(1), inserted_in_(1) {}

    void insert(int value) {
        assert(0 <= value && value < int(inserted_in_.size()));
        inserted_in_[value] = round_;
    }

    // The least integer >= 0 that is not in the set, which becomes empty.
    int take_mex() {
        const int size = int(inserted_in_.size());
        int mex = 0;
        while (mex < size && inserted_in_[mex] == round_) ++mex;
        if (mex == size) inserted_in_.resize(2 * size);
        ++round_;
        return mex;
    }

  private:
    // The set holds v iff inserted_in_[v] == round_.
    int round_;
    std::vector<int> inserted_in_;
};

// Grundy values of the positions 0..max_position of the game with this rule.
template <class InsertOptions>
std::vector<int> grundy_values(int max_position, InsertOptions insert_options) {
    std::vector<int> grundy;
    MexSet values;
    for (int p = 0; p <= max_position; ++p) {
        insert_options(p, grundy, values);
        grundy.push_back(values.take_mex());
    }
    return grundy;
}
// end snippet

const int SIDE = 50;  // the cells are numbered row by row, from 0

// The rule of the game: all ways to explode the bomb on this cell.
void insert_explosions(int cell, const std::vector<int>& grundy,
                       MexSet& values) {
    const int row = cell / SIDE, column = cell % SIDE;
    if (row == 0) {
        for (int v = 0; v < column; ++v) values.insert(grundy[v]);
    } else if (column == 0) {
        for (int u = 0; u < row; ++u) values.insert(grundy[u * SIDE]);
    } else {
        for (int u = 0; u < row; ++u)
            for (int v = 0; v < column; ++v)
                values.insert(grundy[u * SIDE + column] ^
                              grundy[row * SIDE + v]);
    }
}

int main() {
    std::ios::sync_with_stdio(false);
    const std::vector<int> grundy =
        grundy_values(SIDE * SIDE - 1, insert_explosions);
    int n, m;
    while (std::cin >> n >> m && n > 0) {
        int nim_sum = 0;
        for (int row = 0; row < n; ++row) {
            std::string cells;
            std::cin >> cells;
            for (int column = 0; column < m; ++column)
                if (cells[column] == '#')
                    nim_sum ^= grundy[row * SIDE + column];
        }
        std::cout << (nim_sum ? "John\n" : "Jack\n");
    }
    return 0;
}
