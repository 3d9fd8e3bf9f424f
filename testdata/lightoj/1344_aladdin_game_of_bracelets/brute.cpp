// Plays the game of bracelets by search: whole positions, one move at a time.
#include <algorithm>
#include <iostream>
#include <set>
#include <utility>
#include <vector>

#include "play.hpp"

using Bracelet = std::vector<int>;
using Position = std::vector<Bracelet>;  // sorted: they have no order

Position sorted(Position position) {
    std::sort(position.begin(), position.end());
    return position;
}

// The position after the pearls of `weight` or more of a bracelet are removed.
Position after(const Position& position, std::size_t chosen, int weight) {
    Position result;
    for (std::size_t i = 0; i < position.size(); ++i)
        if (i != chosen) result.push_back(position[i]);
    Bracelet part;
    for (const int pearl : position[chosen]) {
        if (pearl < weight) part.push_back(pearl);
        if (pearl < weight || part.empty()) continue;
        result.push_back(part);
        part.clear();
    }
    if (!part.empty()) result.push_back(part);
    return sorted(result);
}

int main() {
    play::Game<Position> game([](const Position& position) {
        std::vector<Position> options;
        for (std::size_t i = 0; i < position.size(); ++i)
            for (const int weight :
                 std::set<int>(position[i].begin(), position[i].end()))
                options.push_back(after(position, i, weight));
        return options;
    });
    game.move_words([](const Position& from, const Position& to) {
        std::multiset<int> removed;
        for (const Bracelet& bracelet : from)
            removed.insert(bracelet.begin(), bracelet.end());
        for (const Bracelet& bracelet : to)
            for (const int pearl : bracelet) removed.erase(removed.find(pearl));
        std::size_t i = 0;
        while (after(from, i, *removed.begin()) != to) ++i;
        return play::Words{{"remove_from", play::described(from[i])},
                           {"least", *removed.begin()}};
    });
    game.shape(play::numbers<Position>);
    int tests, n, pearls;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n;
        Position position(n);
        int total = 0;
        for (Bracelet& bracelet : position) {
            std::cin >> pearls;
            bracelet.resize(pearls);
            for (int& pearl : bracelet) std::cin >> pearl;
            total += pearls;
        }
        if (total > 16) play::decline("too many pearls");
        const bool aladdin_wins = game.is_n_position(sorted(position));
        std::cout << "Case " << test
                  << (aladdin_wins ? ": Aladdin\n" : ": Genie\n");
        if (!aladdin_wins) continue;
        const auto winning = game.winning_options(sorted(position));
        for (int i = 0; i < n; ++i)
            for (const int weight :
                 std::set<int>(position[i].begin(), position[i].end()))
                if (std::count(winning.begin(), winning.end(),
                               after(position, i, weight)) > 0)
                    std::cout << '(' << i + 1 << ' ' << weight << ')';
        std::cout << '\n';
    }
}
