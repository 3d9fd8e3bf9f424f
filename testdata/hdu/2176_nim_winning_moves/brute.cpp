// Finds the winning first moves by search: whole rows, one move at a time.
#include <iostream>
#include <vector>

#include "play.hpp"

using Heaps = std::vector<int>;  // in the order of the input

int main() {
    std::ios::sync_with_stdio(false);
    play::Game<Heaps> game([](const Heaps& position) {
        std::vector<Heaps> options;
        for (std::size_t i = 0; i < position.size(); ++i)
            for (int left = 0; left < position[i]; ++left) {
                options.push_back(position);
                options.back()[i] = left;
            }
        return options;
    });
    game.move_words(play::pile_move<int>);
    int heaps;
    while (std::cin >> heaps && heaps > 0) {
        Heaps position(heaps);
        double reached = 1, stones = 0;  // positions, and moves in each
        for (int& heap : position) {
            std::cin >> heap;
            reached *= heap + 1.0;
            stones += heap;
        }
        if (reached * stones > 1e7) play::decline("too many moves");
        const std::vector<Heaps> winning = game.winning_options(position);
        std::cout << (winning.empty() ? "No\n" : "Yes\n");
        for (const Heaps& option : winning)
            for (int i = 0; i < heaps; ++i)
                if (option[i] != position[i])
                    std::cout << position[i] << ' ' << option[i] << '\n';
    }
}
