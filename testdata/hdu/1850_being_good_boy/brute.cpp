// Counts the winning first moves by search: whole rows, one move at a time.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Heaps = std::vector<int>;  // sorted: the search needs no order

int main() {
    std::ios::sync_with_stdio(false);
    // One option per move: equal heaps lead to equal options, each counted.
    play::Game<Heaps> game([](const Heaps& position) {
        std::vector<Heaps> options;
        for (std::size_t i = 0; i < position.size(); ++i)
            for (int left = 0; left < position[i]; ++left) {
                Heaps option = position;
                option[i] = left;
                std::sort(option.begin(), option.end());
                options.push_back(option);
            }
        return options;
    });
    game.move_words(play::pile_move<int>);
    int heaps;
    while (std::cin >> heaps && heaps > 0) {
        Heaps position(heaps);
        double reached = 1, cards = 0;  // positions, and moves in each
        for (int& heap : position) {
            std::cin >> heap;
            reached *= heap + 1.0;
            cards += heap;
        }
        if (reached * cards > 1e7) play::decline("too many moves");
        std::sort(position.begin(), position.end());
        std::cout << game.winning_options(position).size() << '\n';
    }
}
