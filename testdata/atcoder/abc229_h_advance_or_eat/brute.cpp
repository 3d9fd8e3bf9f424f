// Plays Advance or Eat by search: who is to move, and the whole board.
#include <cmath>
#include <iostream>
#include <string>
#include <vector>

#include "play.hpp"

using Board = std::string;  // row by row
using Position = play::Turn<Board>;

// The boards that a player of the colour `own` can move to.
std::vector<Board> moves(const Board& from, int N, char own) {
    std::vector<Board> boards;
    for (int cell = 0; cell < N * N; ++cell) {
        if (from[cell] == '.') continue;
        const bool advances = from[cell] == own;
        if (advances && (cell < N || from[cell - N] != '.')) continue;
        boards.push_back(from);
        boards.back()[cell] = '.';
        if (advances) boards.back()[cell - N] = own;
    }
    return boards;
}

int main() {
    int N;
    std::cin >> N;
    Board board, row;
    int pieces = 0;
    for (int i = 0; i < N; ++i) {
        std::cin >> row;
        board += row;
    }
    for (const char cell : board) pieces += cell != '.';
    // Each piece is in one of N rows, or eaten.
    if (std::pow(N + 1, pieces) > 3e5) play::decline("too many boards");
    play::Game<Position> game(
        play::turns([N](const Board& from) { return moves(from, N, 'W'); },
                    [N](const Board& from) { return moves(from, N, 'B'); }));
    game.position_words([N](const Position& at) {
        std::vector<std::string> rows;
        for (int i = 0; i < N; ++i) rows.push_back(at.second.substr(i * N, N));
        return play::Words{{"rows", rows}} +
               play::Words{
                   {"to_move", at.first == play::LEFT ? "Takahashi" : "Snuke"}};
    });
    game.move_words([N](const Position& at, const Position& next) {
        int cell = int(at.second.size()) - 1;  // the lowest cell that changes
        while (at.second[cell] == next.second[cell]) --cell;
        const bool is_white = at.second[cell] == 'W';
        const bool advances = is_white == (at.first == play::LEFT);
        return play::Words{
            {advances ? "advance" : "eat_piece", is_white ? "white" : "black"},
            {"row", cell / N + 1},
            {"column", cell % N + 1}};
    });
    game.shape([N](const Position& at) {
        play::Cells white, black;
        for (int cell = 0; cell < N * N; ++cell)
            if (at.second[cell] != '.')
                (at.second[cell] == 'W' ? white : black)
                    .emplace_back(cell / N, cell % N);
        return play::cells(N, N, black, {}, white);
    });
    std::cout << (game.is_n_position({play::LEFT, board}) ? "Takahashi"
                                                          : "Snuke")
              << '\n';
}
