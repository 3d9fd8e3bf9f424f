// Plays the game by search: two heaps, and positions that end it.
#include <iostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

using Heaps = std::pair<int, int>;

int main() {
    int n, m;
    std::cin >> n >> m;
    std::set<Heaps> given;
    for (; n > 0; --n) {
        Heaps at;
        std::cin >> at.first >> at.second;
        given.insert(at);
    }
    play::Game<Heaps> game([&](const Heaps& at) {
        std::vector<Heaps> options;
        if (given.count(at) > 0) return options;
        for (int x = 0; x < at.first; ++x) options.emplace_back(x, at.second);
        for (int y = 0; y < at.second; ++y) options.emplace_back(at.first, y);
        return options;
    });
    game.position_words([&](const Heaps& at) {
        const std::string text = "heaps of " + std::to_string(at.first) +
                                 " and " + std::to_string(at.second);
        return given.count(at) > 0 ? text + ", a given position" : text;
    });
    game.move_words([](const Heaps& from, const Heaps& to) {
        const bool is_first = from.first != to.first;
        return "take " +
               std::to_string(is_first ? from.first - to.first
                                       : from.second - to.second) +
               " from the " + (is_first ? "first" : "second") + " heap";
    });
    game.shape([](const Heaps& at) {
        return play::piles(std::vector<int>{at.first, at.second});
    });
    for (; m > 0; --m) {
        Heaps start;
        std::cin >> start.first >> start.second;
        if (start.first > 100 || start.second > 100)
            play::decline("heaps too large to search");
        std::cout << (game.is_n_position(start) ? "WIN\n" : "LOSE\n");
    }
}
