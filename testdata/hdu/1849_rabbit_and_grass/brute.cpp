// Plays Rabbit and Grass by search: whole rows, one move at a time.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Squares = std::vector<int>;  // sorted: the pieces have no order

int main() {
    std::ios::sync_with_stdio(false);
    play::Game<Squares> game([](const Squares& position) {
        std::vector<Squares> options;
        for (std::size_t i = 0; i < position.size(); ++i)
            for (int to = 0; to < position[i]; ++to) {
                Squares option = position;
                option[i] = to;
                std::sort(option.begin(), option.end());
                options.push_back(option);
            }
        return options;
    });
    int pieces;
    while (std::cin >> pieces && pieces > 0) {
        Squares position(pieces);
        double reached = 1, squares = 0;  // positions, and moves in each
        for (int& square : position) {
            std::cin >> square;
            reached *= square + 1.0;
            squares += square;
        }
        if (reached * squares > 1e7) play::decline("too many moves");
        std::sort(position.begin(), position.end());
        std::cout << (game.is_n_position(position) ? "Rabbit Win!\n"
                                                   : "Grass Win!\n");
    }
}
