// Plays Choosing Carrot by search: how many free moves Oleg still has, who is
// to move, and which stretch of the row is left. While Oleg has free moves,
// Igor waits. The move that leaves the last number has this number as its gain:
// positive for Oleg, negative for Igor.
#include <iostream>
#include <tuple>
#include <vector>

#include "points.hpp"

using Board = std::tuple<int, int, int>;  // free moves, first and last place
using Position = play::Turn<Board>;

int main() {
    int n;
    std::cin >> n;
    if (n > 60) play::decline("a long row");
    std::vector<int> row(n);
    for (int& number : row) std::cin >> number;
    const auto eat = [&](const Board& board, int sign) {
        const auto [free, l, r] = board;
        std::vector<points::Move<Board>> moves;
        if (l == r) return moves;
        const bool ends = r - l == 1;
        moves.push_back({{free, l + 1, r}, ends ? sign * row[r] : 0});
        moves.push_back({{free, l, r - 1}, ends ? sign * row[l] : 0});
        return moves;
    };
    const auto olegs = [&](const Board& board) { return eat(board, 1); };
    const auto igors = [&](const Board& board) {
        const auto [free, l, r] = board;
        if (free == 0) return eat(board, -1);
        return std::vector<points::Move<Board>>{{{free - 1, l, r}, 0}};
    };
    points::Game<Position> game(points::turns(olegs, igors));
    const auto left = [&](const Position& at) {
        const auto [free, l, r] = at.second;
        return std::vector<int>(row.begin() + l, row.begin() + r + 1);
    };
    game.position_words([&](const Position& at) {
        const int free = std::get<0>(at.second);
        play::Words words = {{"row", play::described(left(at))}};
        if (free > 0) words += {{"free_moves", free}};
        return words + play::Words{{"to_move",
                                    at.first == play::LEFT ? "Oleg" : "Igor"}};
    });
    game.move_words([&](const Position& from, const Position& to) {
        const auto [free, l, r] = from.second;
        const bool is_first = std::get<1>(to.second) > l;
        return std::get<0>(to.second) < free ? play::Words{{"do", "wait"}}
               : is_first ? play::Words{{"eat_first", row[l]}}
                          : play::Words{{"eat_last", row[r]}};
    });
    game.shape([&](const Position& at) {
        return points::with_ends(std::vector<std::vector<int>>{left(at)});
    });
    for (int k = 0; k < n; ++k)
        std::cout << (n == 1 ? row[0] : game.score({play::LEFT, {k, 0, n - 1}}))
                  << (k + 1 < n ? ' ' : '\n');
}
