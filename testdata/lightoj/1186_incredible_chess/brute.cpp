// Plays Incredible Chess by search of the whole board, retreats included: a
// game with cycles. Its draws, if it had any, would end the program.
#include <algorithm>
#include <iostream>
#include <map>
#include <utility>
#include <vector>

#include "play.hpp"

using Board = std::vector<std::pair<int, int>>;  // sorted: white and black row
using Position = play::Turn<Board>;

void put(std::vector<Board>& options, Board board, int column, int white,
         int black) {
    board[column] = {white, black};
    std::sort(board.begin(), board.end());  // the columns have no order
    options.push_back(board);
}

std::vector<Board> white_moves(const Board& board) {
    std::vector<Board> options;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto [white, black] = board[i];
        for (int row = 0; row < black; ++row)
            if (row != white) put(options, board, i, row, black);
    }
    return options;
}

std::vector<Board> black_moves(const Board& board) {
    std::vector<Board> options;
    const int rows = int(board.size());  // as many as columns
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto [white, black] = board[i];
        for (int row = white + 1; row < rows; ++row)
            if (row != black) put(options, board, i, white, row);
    }
    return options;
}

int main() {
    play::Game<Position> game(play::turns(white_moves, black_moves));
    game.position_words([](const Position& at) {
        const char* name = at.first == play::LEFT ? "White" : "Black";
        return play::Words{{"columns", play::described(at.second)}} +
               play::Words{{"to_move", name}};
    });
    game.move_words([](const Position& from, const Position& to) {
        std::map<std::pair<int, int>, int> more;  // columns that are new
        for (const auto& column : to.second) ++more[column];
        for (const auto& column : from.second) --more[column];
        const auto is_gone = [&](const auto& each) { return more[each] < 0; };
        const auto is_new = [](const auto& each) { return each.second > 0; };
        const auto before =
            std::find_if(from.second.begin(), from.second.end(), is_gone);
        const auto after =
            std::find_if(more.begin(), more.end(), is_new)->first;
        const bool is_white = from.first == play::LEFT;
        const int row = is_white ? after.first : after.second;
        const int was = is_white ? before->first : before->second;
        const int n = int(from.second.size());  // the picture has row 1 above
        return play::Words{{"piece_of", is_white ? "White" : "Black"},
                           {"of_column", before - from.second.begin() + 1},
                           {"from_row", n - was},
                           {"to_row", n - row}};
    });
    game.shape([](const Position& at) {
        const int n = int(at.second.size());
        play::Cells white, black;
        for (int column = 0; column < n; ++column) {  // row 0 is at the bottom
            white.emplace_back(n - 1 - at.second[column].first, column);
            black.emplace_back(n - 1 - at.second[column].second, column);
        }
        return play::cells(n, n, black, {}, white);
    });
    int tests, n;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n;
        if (n > 6) play::decline("more than 77520 positions");
        Board board(n);
        for (auto& column : board) std::cin >> column.first;
        for (auto& column : board) std::cin >> column.second;
        std::sort(board.begin(), board.end());
        const auto outcome = game.outcome({play::LEFT, board});
        if (outcome == play::DRAW) play::fail("a draw");
        std::cout << "Case " << test << ": "
                  << (outcome == play::N_POSITION ? "white wins\n"
                                                  : "black wins\n");
    }
}
