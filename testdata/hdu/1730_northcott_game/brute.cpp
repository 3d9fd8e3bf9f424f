// Plays Northcott's game by search of the whole board, retreats included: a
// game with cycles. Its draws, if it had any, would end the program.
#include <algorithm>
#include <iostream>
#include <map>
#include <utility>
#include <vector>

#include "play.hpp"

using Rows = std::vector<std::pair<int, int>>;  // sorted: columns of T and J
using Board = std::pair<int, Rows>;             // the number of columns first
using Position = play::Turn<Board>;

// The boards after a move of a piece; T or J says which pieces may move.
std::vector<Board> moves(const Board& board, int std::pair<int, int>::*own) {
    std::vector<Board> options;
    for (std::size_t i = 0; i < board.second.size(); ++i)
        for (const int step : {-1, 1}) {
            Board option = board;
            for (;;) {
                auto& row = option.second[i];
                row.*own += step;
                if (row.*own < 1 || row.*own > board.first ||
                    row.first == row.second)
                    break;
                options.push_back(option);
                auto& rows = options.back().second;
                std::sort(rows.begin(), rows.end());  // they have no order
            }
        }
    return options;
}

int main() {
    using Row = std::pair<int, int>;
    play::Game<Position> game(play::turns(
        [](const Board& board) { return moves(board, &Row::first); },
        [](const Board& board) { return moves(board, &Row::second); }));
    game.position_words([](const Position& at) {
        return play::Words{{"rows", play::described(at.second.second)}} +
               play::Words{
                   {"to_move", at.first == play::LEFT ? "Tom" : "Jerry"}};
    });
    game.move_words([](const Position& from, const Position& to) {
        std::map<std::pair<int, int>, int> change;  // how many more such rows
        const auto& rows = from.second.second;
        for (const auto& row : rows) --change[row];
        for (const auto& row : to.second.second) ++change[row];
        std::pair<int, int> before, after;
        for (const auto& [row, more] : change) {
            if (more < 0) before = row;
            if (more > 0) after = row;
        }
        const bool is_tom = from.first == play::LEFT;
        const auto own = [is_tom](const std::pair<int, int>& row) {
            return is_tom ? row.first : row.second;
        };
        return play::Words{
            {"piece_of", is_tom ? "Tom" : "Jerry"},
            {"of_row",
             std::find(rows.begin(), rows.end(), before) - rows.begin() + 1},
            {"from", own(before)},
            {"to", own(after)}};
    });
    game.shape([](const Position& at) {
        const auto& [columns, rows] = at.second;
        play::Cells toms, jerrys;
        for (int i = 0; i < int(rows.size()); ++i) {
            toms.emplace_back(i, rows[i].first - 1);
            jerrys.emplace_back(i, rows[i].second - 1);
        }
        return play::cells(int(rows.size()), columns, toms, {}, jerrys);
    });
    int n, m;
    while (std::cin >> n >> m) {
        Rows rows(n);
        double reached = 2;  // positions
        for (int i = 0; i < n; ++i) {
            std::cin >> rows[i].first >> rows[i].second;
            reached *= (m * (m - 1.0) + i) / (i + 1);
        }
        if (reached > 5e4) play::decline("too many positions");
        std::sort(rows.begin(), rows.end());
        const auto outcome = game.outcome({play::LEFT, {m, rows}});
        if (outcome == play::DRAW) play::fail("a draw");
        std::cout << (outcome == play::N_POSITION ? "I WIN!\n" : "BAD LUCK!\n");
    }
}
