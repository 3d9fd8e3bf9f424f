// Finds all winning moves by search, whole rows of bottles.
#include <algorithm>
#include <iostream>
#include <tuple>
#include <vector>

#include "play.hpp"

using Bottles = std::vector<int>;  // the last one stays 0: no bean leaves it
using Move = std::tuple<int, int, int>;

std::vector<Bottles> options(const Bottles& position) {
    const int n = int(position.size());
    std::vector<Bottles> found;
    for (int i = 0; i < n; ++i)
        for (int j = i + 1; j < n && position[i] > 0; ++j)
            for (int k = j; k < n; ++k) {
                found.push_back(position);
                --found.back()[i], ++found.back()[j], ++found.back()[k];
                found.back()[n - 1] = 0;
            }
    return found;
}

// The only move between two positions: bottle i has a bean less, j and k have
// one more.
Move move_between(const Bottles& from, const Bottles& to) {
    std::vector<int> move;
    const int last = int(from.size()) - 1;
    for (int i = 0; i < last; ++i)
        for (int beans = std::abs(to[i] - from[i]); beans > 0; --beans)
            move.push_back(i);
    move.resize(3, last);
    return {move[0], move[1], move[2]};
}

int main() {
    play::Game<Bottles> game(options);
    game.move_words([](const Bottles& from, const Bottles& to) {
        const auto [i, j, k] = move_between(from, to);
        return play::Words{{"bottle", i}, {"becomes", std::vector<int>{j, k}}};
    });
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        Bottles position(n);
        // Give each bean half the weight of a bean one bottle earlier. Then no
        // move adds weight, so there are few positions if the weight is small.
        double weight = 0;
        for (int& beans : position) {
            std::cin >> beans;
            weight = 2 * weight + beans;
        }
        weight -= position.back();
        if (weight > 128) play::decline("too many beans too far from the end");
        position.back() = 0;
        std::vector<Move> winning;
        for (const Bottles& option : game.winning_options(position))
            winning.push_back(move_between(position, option));
        const auto first = std::min_element(winning.begin(), winning.end());
        const auto [i, j, k] = winning.empty() ? Move(-1, -1, -1) : *first;
        std::cout << i << ' ' << j << ' ' << k << '\n'
                  << winning.size() << '\n';
    }
}
