// Plays the game by search: first without a limit, and then with at most k more
// moves, for k = 1, 2, ... (If no move is left and nobody has won, the player
// who could win without the limit has failed.)
#include <cstdlib>
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Cell = std::pair<int, int>;      // row, column
using Board = std::pair<Cell, Cell>;   // the white and the black piece
using Turn = play::Turn<Board>;        // Left is A
using Limited = std::pair<int, Turn>;  // how many more moves are allowed

int n;

std::vector<Cell> reached(const Cell& from, int most) {
    std::vector<Cell> cells;
    for (int steps = -most; steps <= most; ++steps)
        for (const Cell& to : {Cell(from.first + steps, from.second),
                               Cell(from.first, from.second + steps)})
            if (steps != 0 && to.first >= 1 && to.first <= n &&
                to.second >= 1 && to.second <= n)
                cells.push_back(to);
    return cells;
}

std::vector<Board> white_moves(const Board& board) {
    std::vector<Board> results;
    if (board.first == board.second) return results;
    for (const Cell& to : reached(board.first, 1))
        results.emplace_back(to, board.second);
    return results;
}

std::vector<Board> black_moves(const Board& board) {
    std::vector<Board> results;
    if (board.first == board.second) return results;
    for (const Cell& to : reached(board.second, 2))
        results.emplace_back(board.first, to);
    return results;
}

play::Words position_words(const Turn& at) {
    return play::Words{{"colour", "white"},
                       {"on", play::described(at.second.first)}} +
           play::Words{{"colour", "black"},
                       {"on", play::described(at.second.second)}} +
           play::Words{{"to_move", at.first == play::LEFT ? "A" : "B"}};
}

play::Words move_words(const Turn& from, const Turn& to) {
    const Cell& cell =
        from.first == play::LEFT ? to.second.first : to.second.second;
    return {{"go_row", cell.first}, {"column", cell.second}};
}

play::Shape picture(const Turn& at) {
    const auto& [white, black] = at.second;
    const play::Cells other = {{black.first - 1, black.second - 1}};
    if (white == black) return play::cells(n, n, {}, {}, other);
    return play::cells(n, n, {{white.first - 1, white.second - 1}}, {}, other);
}

int main() {
    Cell white, black;
    std::cin >> n >> white.first >> white.second >> black.first >> black.second;
    if (n > 7) play::decline("a large board");
    const auto rules = play::turns(white_moves, black_moves);
    play::Game<Turn> game(rules);
    game.position_words(position_words).move_words(move_words).shape(picture);
    const Turn start(play::LEFT, Board(white, black));
    const play::Outcome outcome = game.outcome(start);
    if (outcome == play::DRAW) {
        std::cout << "DRAW\n";
        return 0;
    }
    const auto winner = outcome == play::N_POSITION ? play::LEFT : play::RIGHT;
    play::Game<Limited> limited(
        [&](const Limited& at) {
            std::vector<Limited> results;
            if (at.first == 0) return results;
            for (const Turn& option : rules(at.second))
                results.emplace_back(at.first - 1, option);
            return results;
        },
        [&](const Limited& at) {
            const Board& board = at.second.second;
            if (board.first == board.second) return false;
            return at.second.first != winner;  // no more moves are allowed
        });
    limited.position_words([](const Limited& at) {
        return play::Words{{"moves_left", at.first}} +
               position_words(at.second);
    });
    limited.move_words([](const Limited& from, const Limited& to) {
        return move_words(from.second, to.second);
    });
    int moves = 1;
    while (limited.is_n_position({moves, start}) != (winner == play::LEFT))
        ++moves;
    std::cout << (winner == play::LEFT ? "WHITE " : "BLACK ") << moves << '\n';
}
