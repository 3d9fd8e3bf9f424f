// Plays the game by search of the whole row.
#include <iostream>
#include <vector>

#include "points.hpp"

using Row = std::vector<int>;

std::vector<points::Move<Row>> moves(const Row& row) {
    if (row.empty()) return {};
    return {{Row(row.begin() + 1, row.end()), row.front()},
            {Row(row.begin(), row.end() - 1), row.back()}};
}

int main() {
    int n;
    std::cin >> n;
    Row row(n);
    int sum = 0;
    for (int& number : row) {
        std::cin >> number;
        sum += number;
    }
    points::Game<Row> game(moves);
    game.position_words([](const Row& at) {
        return play::Words{{"row", play::described(at)}};
    });
    game.move_words([](const Row& from, const Row& to) {
        const bool is_first =
            from.size() > 1 && to == Row(from.begin() + 1, from.end());
        return from.size() == 1 ? play::Words{{"take_number", from[0]}}
               : is_first       ? play::Words{{"take_first_one", from[0]}}
                                : play::Words{{"take_last_one", from.back()}};
    });
    game.shape([](const Row& at) {
        return at.empty() ? play::words()
                          : points::with_ends(std::vector<Row>{at});
    });
    const points::Score lead = game.score(row);
    std::cout << (sum + lead) / 2 << ' ' << (sum - lead) / 2 << '\n';
}
