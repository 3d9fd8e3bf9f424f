// Plays the game by search: the whole board, with . for an inactive cell.
#include <iostream>
#include <string>
#include <vector>

#include "play.hpp"

using Board = std::string;  // row after row

int n, m;

bool is_active(const Board& board, int i, int j) {
    return 0 <= i && i < n && 0 <= j && j < m && board[i * m + j] != '.';
}

Board chosen(Board board, int i, int j) {
    const char letter = board[i * m + j];
    for (const int down : {-1, 1})
        for (const int right : {-1, 1}) {
            const bool is_of_l = down != right;  // lower left and upper right
            if (letter == (is_of_l ? 'R' : 'L')) continue;
            for (int step = 1;
                 is_active(board, i + step * down, j + step * right); ++step)
                board[(i + step * down) * m + j + step * right] = '.';
        }
    board[i * m + j] = '.';
    return board;
}

play::Words position_words(const Board& board) {
    std::vector<std::string> rows;
    for (int i = 0; i < n; ++i) rows.push_back(board.substr(i * m, m));
    return {{"rows", rows}};
}

play::Words move_words(const Board& from, const Board& to) {
    int cell = 0;  // several cells may lead to one board; take the first
    while (from[cell] == '.' || chosen(from, cell / m, cell % m) != to) ++cell;
    return {{"choose", from[cell]},
            {"row", cell / m + 1},
            {"column", cell % m + 1}};
}

// L has a mark, R a mark of the second kind, and X none.
play::Shape picture(const Board& board) {
    play::Cells marks, blocked, others;
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < m; ++j) {
            const char letter = board[i * m + j];
            if (letter == '.') blocked.emplace_back(i, j);
            if (letter == 'L') marks.emplace_back(i, j);
            if (letter == 'R') others.emplace_back(i, j);
        }
    return play::cells(n, m, marks, blocked, others);
}

int main() {
    play::Game<Board> game([](const Board& board) {
        std::vector<Board> options;
        for (int i = 0; i < n; ++i)
            for (int j = 0; j < m; ++j)
                if (board[i * m + j] != '.')
                    options.push_back(chosen(board, i, j));
        return options;
    });
    game.position_words(position_words).move_words(move_words).shape(picture);
    std::cin >> n >> m;
    if (n * m > 16) play::decline("more than 16 cells");
    Board board;
    std::string row;
    for (int i = 0; i < n; ++i) {
        std::cin >> row;
        board += row;
    }
    std::cout << (game.is_n_position(board) ? "WIN\n" : "LOSE\n");
}
