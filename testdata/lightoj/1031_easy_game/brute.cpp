// Plays the game by search of the whole row.
#include <iostream>
#include <vector>

#include "points.hpp"

using Row = std::vector<int>;

int sum(const Row& row) {
    int total = 0;
    for (const int number : row) total += number;
    return total;
}

std::vector<points::Move<Row>> moves(const Row& row) {
    std::vector<points::Move<Row>> results;
    for (std::size_t taken = 1; taken <= row.size(); ++taken) {
        const Row first(row.begin(), row.begin() + int(taken));
        const Row after(row.begin() + int(taken), row.end());
        const Row last(row.end() - int(taken), row.end());
        const Row before(row.begin(), row.end() - int(taken));
        results.push_back({after, sum(first)});
        results.push_back({before, sum(last)});
    }
    return results;
}

play::Words move_words(const Row& from, const Row& to) {
    if (to.empty()) return {{"do", "take all numbers"}};
    const bool is_left = Row(from.end() - int(to.size()), from.end()) == to;
    const std::size_t taken = from.size() - to.size();
    return {{is_left ? "take_first" : "take_last", taken}};
}

int main() {
    int tests, n;
    std::cin >> tests;
    points::Game<Row> game(moves);
    game.position_words([](const Row& at) {
        return play::Words{{"row", play::described(at)}};
    });
    game.move_words(move_words);
    game.shape([](const Row& at) {
        return at.empty() ? play::words() : play::numbers(std::vector<Row>{at});
    });
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n;
        if (n > 30) play::decline("a long row");
        Row row(n);
        for (int& number : row) std::cin >> number;
        std::cout << "Case " << test << ": " << game.score(row) << '\n';
    }
}
