// Plays the lance game by search from every placement.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

using Row = std::pair<int, int>;  // columns of First's and of Second's piece
using Board = std::vector<Row>;
using Position = play::Turn<Board>;

// The boards after First moves a piece to the left, or Second to the right.
std::vector<Board> moves(const Board& board, bool is_first, int w) {
    std::vector<Board> options;
    for (std::size_t i = 0; i < board.size(); ++i) {
        Board option = board;
        auto& [first, second] = option[i];
        for (;;) {
            is_first ? --first : ++second;
            if (first < 0 || second >= w || first == second) break;
            options.push_back(option);
        }
    }
    return options;
}

int main() {
    int h, w;
    std::cin >> h >> w;
    std::vector<Row> rows;
    for (int first = 0; first < w; ++first)
        for (int second = 0; second < w; ++second)
            if (first != second) rows.emplace_back(first, second);
    double count = 1;  // placements
    for (int i = 0; i < h && count < 1e6; ++i) count *= double(rows.size());
    if (count > 10000) play::decline("too many placements");
    play::Game<Position> game(play::turns(
        [w](const Board& board) { return moves(board, true, w); },
        [w](const Board& board) { return moves(board, false, w); }));
    game.position_words([w](const Position& at) {
        std::string rows;
        for (const auto& [first, second] : at.second) {
            std::string row(w, '.');
            row[first] = '<';
            row[second] = '>';
            rows += (rows.empty() ? "" : " ") + row;
        }
        return play::Words{{"board", rows}} +
               play::Words{
                   {"to_move", at.first == play::LEFT ? "First" : "Second"}};
    });
    game.move_words([](const Position& from, const Position& to) {
        std::size_t i = 0;
        while (from.second[i] == to.second[i]) ++i;
        const bool is_first = from.first == play::LEFT;
        const auto& [first, second] = to.second[i];
        return play::Words{{"piece_of", is_first ? "First" : "Second"},
                           {"row", i + 1},
                           {"column", (is_first ? first : second) + 1}};
    });
    game.shape([w](const Position& at) {
        play::Cells firsts, seconds;
        for (int i = 0; i < int(at.second.size()); ++i) {
            firsts.emplace_back(i, at.second[i].first);
            seconds.emplace_back(i, at.second[i].second);
        }
        return play::cells(int(at.second.size()), w, firsts, {}, seconds);
    });
    std::vector<Board> boards = {{}};
    for (int i = 0; i < h; ++i) {
        std::vector<Board> longer;
        for (const Board& board : boards)
            for (const Row& row : rows) {
                longer.push_back(board);
                longer.back().push_back(row);
            }
        boards.swap(longer);
    }
    // The first placement is the one for `play`: in turn rows whose pieces face
    // each other, rows with two more moves for First, and rows with two more
    // for Second. In rows of 3 cells it is one more.
    Board start;
    for (int i = 0; i < h; ++i)
        start.push_back(i % 3 == 0   ? Row{w - 1, 0}
                        : i % 3 == 1 ? Row{std::min(2, w - 2), w - 1}
                                     : Row{0, std::max(1, w - 3)});
    std::iter_swap(boards.begin(),
                   std::find(boards.begin(), boards.end(), start));
    int won = 0;
    for (const Board& board : boards)
        won += game.is_n_position({play::LEFT, board});
    std::cout << won << '\n';
}
