// Counts the winning moves of Nim by search: whole rows, one move at a time.
#include <iostream>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;  // in the order of the input

int main() {
    play::Game<Piles> game(play::in_one([](int pile) {
        std::vector<int> options;
        for (int left = 0; left < pile; ++left) options.push_back(left);
        return options;
    }));
    game.move_words(play::pile_move<int>);
    int n;
    while (std::cin >> n && n > 0) {
        Piles piles(n);
        double reached = 1, stones = 0;  // positions, and moves in each
        for (int& pile : piles) {
            std::cin >> pile;
            reached *= pile + 1.0;
            stones += pile;
        }
        if (reached * stones > 1e6) play::decline("too many moves");
        std::cout << game.winning_options(piles).size() << '\n';
    }
}
