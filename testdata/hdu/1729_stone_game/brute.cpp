// Plays Stone Game by search: whole rows of boxes, one move at a time.
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

using Box = std::pair<int, int>;  // its size, and the stones in it
using Boxes = std::vector<Box>;

int main() {
    play::Game<Boxes> game(play::in_one([](const Box& box) {
        const auto [size, stones] = box;
        Boxes options;
        for (int put = 1; put <= stones * stones && stones + put <= size; ++put)
            options.emplace_back(size, stones + put);
        return options;
    }));
    game.position_words([](const Boxes& boxes) {
            std::string text;
            for (const auto& [size, stones] : boxes)
                text += (text.empty() ? "" : ", ") + std::to_string(stones) +
                        " of " + std::to_string(size);
            return text;
        })
        .move_words([](const Boxes& from, const Boxes& to) {
            std::size_t i = 0;
            while (from[i] == to[i]) ++i;
            return "put " + std::to_string(to[i].second - from[i].second) +
                   " into box " + std::to_string(i + 1);
        });
    int boxes;
    for (int number = 1; std::cin >> boxes && boxes > 0; ++number) {
        Boxes position(boxes);
        double reached = 1;  // positions
        for (auto& [size, stones] : position) {
            std::cin >> size >> stones;
            reached *= size - stones + 1;
        }
        if (reached > 20000) play::decline("too much room in the boxes");
        std::cout << "Case " << number << ":\n"
                  << (game.is_n_position(position) ? "Yes\n" : "No\n");
    }
}
