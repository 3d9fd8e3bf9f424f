// Plays the game by search: two heaps, and positions that end it.
#include <iostream>
#include <set>
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
        play::Words words = {{"piles", std::vector<int>{at.first, at.second}}};
        if (given.count(at) > 0) words += {{"position", "a given position"}};
        return words;
    });
    game.move_words([](const Heaps& from, const Heaps& to) {
        const bool is_first = from.first != to.first;
        return play::Words{
            {"take", from.first - to.first + from.second - to.second},
            {"from_heap", is_first ? "first" : "second"}};
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
