// Plays the game by search of the whole row.
#include <iostream>
#include <vector>

#include "points.hpp"

using Row = std::vector<int>;  // 0: the pile has been taken

bool is_open(const Row& row, int i) {
    return (i > 0 && row[i - 1] == 0) ||
           (i + 1 < int(row.size()) && row[i + 1] == 0);
}

std::vector<points::Move<Row>> moves(const Row& row) {
    std::vector<points::Move<Row>> moves;
    for (int i = 0; i < int(row.size()); ++i) {
        if (row[i] == 0 || !is_open(row, i)) continue;
        Row left = row;
        left[i] = 0;
        moves.push_back({left, row[i]});
    }
    return moves;
}

int main() {
    int n;
    std::cin >> n;
    if (n > 14) play::decline("a long row");
    Row row(n);
    points::Score sum = 0;
    for (int& pile : row) {
        std::cin >> pile;
        sum += pile;
    }
    points::Game<Row> game(moves);
    game.position_words([](const Row& at) {
        return play::Words{{"row", play::described(at)}};
    });
    game.move_words([](const Row& from, const Row& to) {
        int i = 0;
        while (from[i] == to[i]) ++i;
        return play::Words{{"take_whole", i + 1}, {"size", from[i]}};
    });
    game.shape(
        [](const Row& at) { return play::numbers(std::vector<Row>{at}); });
    const points::Score lead = game.score(row);
    std::cout << (sum + lead) / 2 << ' ' << (sum - lead) / 2 << '\n';
}
