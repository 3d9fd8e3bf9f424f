// Plays the game of the apples by search: whole positions, one move at a time.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Groups = std::vector<int>;  // sorted, none empty: groups have no order

std::vector<Groups> moves(const Groups& position) {
    std::vector<Groups> options;
    for (std::size_t i = 0; i < position.size(); ++i)
        for (int first = 0; first < position[i]; ++first)
            for (int end = first + 1; end <= position[i]; ++end) {
                Groups option = position;
                option.erase(option.begin() + i);
                for (int part : {first, position[i] - end})
                    if (part > 0) option.push_back(part);
                std::sort(option.begin(), option.end());
                options.push_back(option);
            }
    return options;
}

int main() {
    play::Game<Groups> game(moves, play::misere);
    game.move_words(play::pile_move<int>);
    int n;
    while (std::cin >> n) {
        Groups position(n);
        int apples = 0, largest = 0;
        for (int& group : position) {
            std::cin >> group;
            apples += group;
            largest = std::max(largest, group);
        }
        if (largest > 1 && apples > 32) play::decline("too many apples");
        std::sort(position.begin(), position.end());
        std::cout << (game.is_n_position(position) ? "Yes\n" : "No\n");
    }
}
