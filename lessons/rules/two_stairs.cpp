// Staircase Nim: `row` coins on stair 1, `column` coins on stair 2.
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Stairs = std::pair<int, int>;

int main() {
    Stairs start;
    std::cin >> start.first >> start.second;
    play::Game<Stairs> game([](const Stairs& stairs) {
        std::vector<Stairs> options;
        for (int carried = 1; carried <= stairs.first; ++carried)
            options.push_back({stairs.first - carried, stairs.second});
        for (int carried = 1; carried <= stairs.second; ++carried)
            options.push_back(
                {stairs.first + carried, stairs.second - carried});
        return options;
    });
    std::cout << (game.is_n_position(start) ? "first\n" : "second\n");
}
