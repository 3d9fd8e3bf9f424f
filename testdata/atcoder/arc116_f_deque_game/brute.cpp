// Plays Deque Game by search of all rows. The move that leaves the last number
// of a row has this number as its gain: positive for Takahashi, negative for
// Aoki.
#include <iostream>
#include <utility>
#include <vector>

#include "points.hpp"

using Row = std::vector<int>;
using Rows = std::vector<Row>;
using Position = play::Turn<Rows>;

std::vector<points::Move<Rows>> moves(const Rows& rows, int sign) {
    std::vector<points::Move<Rows>> moves;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].size() == 1) continue;
        const Row& row = rows[i];
        for (const Row& left : {Row(row.begin() + 1, row.end()),
                                Row(row.begin(), row.end() - 1)}) {
            moves.push_back({rows, left.size() == 1 ? sign * left[0] : 0});
            moves.back().to[i] = left;
        }
    }
    return moves;
}

int main() {
    int k;
    std::cin >> k;
    Rows rows(k);
    double positions = 1;
    points::Score settled = 0;
    for (Row& row : rows) {
        int n;
        std::cin >> n;
        row.resize(n);
        for (int& number : row) std::cin >> number;
        positions *= n * (n + 1.0) / 2;
        if (n == 1) settled += row[0];
    }
    if (positions > 5e4 || k > 1000) play::decline("too many positions");
    points::Game<Position> game(
        points::turns([](const Rows& at) { return moves(at, 1); },
                      [](const Rows& at) { return moves(at, -1); }));
    game.position_words([](const Position& at) {
        return play::Words{{"rows", play::described(at.second)}} +
               play::Words{
                   {"to_move", at.first == play::LEFT ? "Takahashi" : "Aoki"}};
    });
    game.move_words([](const Position& from, const Position& to) {
        std::size_t i = 0;
        while (from.second[i] == to.second[i]) ++i;
        const Row& row = from.second[i];
        const bool is_first = to.second[i] == Row(row.begin() + 1, row.end());
        return is_first
                   ? play::Words{{"delete_front", row[0]}, {"row", i + 1}}
                   : play::Words{{"delete_end", row.back()}, {"row", i + 1}};
    });
    game.shape([](const Position& at) { return points::with_ends(at.second); });
    std::cout << settled + game.score({play::LEFT, rows}) << '\n';
}
