// Plays Chess by search: all rows at once, one move at a time.
#include <iostream>
#include <string>
#include <vector>

#include "play.hpp"

using Row = unsigned;  // bit c: is there a piece in column c, from 0?
using Board = std::vector<Row>;

constexpr int COLUMNS = 20;

std::vector<Row> options(Row row) {
    std::vector<Row> results;
    for (int from = 0; from < COLUMNS; ++from) {
        if (!(row >> from & 1)) continue;
        int to = from + 1;
        while (to < COLUMNS && row >> to & 1) ++to;
        if (to < COLUMNS) results.push_back(row ^ 1u << from ^ 1u << to);
    }
    return results;
}

play::Words position_words(const Board& board) {
    play::Words words;
    for (int row = 0; row < int(board.size()); ++row) {
        std::vector<int> pieces;
        for (int column = 0; column < COLUMNS; ++column)
            if (board[row] >> column & 1) pieces.push_back(column + 1);
        words += board.size() == 1
                     ? play::Words{{"pieces_on", pieces}}
                     : play::Words{{"pieces_on", pieces}, {"in_row", row + 1}};
    }
    return words;
}

play::Words move_words(const Board& from, const Board& to) {
    int row = 0, left = 0, reached = 0;
    while (from[row] == to[row]) ++row;
    for (int column = 0; column < COLUMNS; ++column)
        if ((from[row] ^ to[row]) >> column & 1)
            (from[row] >> column & 1 ? left : reached) = column + 1;
    return {{"in_row", row + 1}, {"from", left}, {"to", reached}};
}

play::Shape shape(const Board& board) {
    play::Cells marks;
    for (int row = 0; row < int(board.size()); ++row)
        for (int column = 0; column < COLUMNS; ++column)
            if (board[row] >> column & 1) marks.emplace_back(row, column);
    return play::cells(int(board.size()), COLUMNS, marks);
}

int main() {
    play::Game<Board> game(play::in_one(options));
    game.position_words(position_words).move_words(move_words).shape(shape);
    int tests, n, m, column;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        Board board(n);
        double most = 1;  // positions that the search may meet
        for (Row& row : board) {
            for (std::cin >> m; m > 0; --m) {
                std::cin >> column;
                row |= 1u << (column - 1);
            }
            // The columns from the first piece on can hold the pieces anyhow.
            int columns = 0, pieces = 0;
            for (int c = 0; c < COLUMNS; ++c) {
                pieces += row >> c & 1;
                columns += pieces > 0;
            }
            for (int i = 1; i <= pieces; ++i)
                most *= double(columns - pieces + i) / i;
        }
        if (most > 2e5) play::decline("too many rows, or pieces on the left");
        std::cout << (game.is_n_position(board) ? "YES\n" : "NO\n");
    }
}
