// Plays Pleasure of Jiangnan by search: whole positions, one division at a
// time.
#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;  // sorted: the piles have no order

int main() {
    int games, f, n;
    std::cin >> games >> f;
    play::Game<Piles> game([f](const Piles& position) {
        std::vector<Piles> options;
        for (std::size_t i = 0; i < position.size(); ++i)
            for (int m = 2; position[i] >= f && m <= position[i]; ++m) {
                Piles parts(m);  // dealt out stone by stone
                for (int stone = 0; stone < position[i]; ++stone)
                    ++parts[stone % m];
                Piles option = position;
                option.erase(option.begin() + int(i));
                option.insert(option.end(), parts.begin(), parts.end());
                std::sort(option.begin(), option.end());
                options.push_back(option);
            }
        return options;
    });
    game.move_words(play::pile_move<int>);
    for (int i = 1; i <= games; ++i) {
        std::cin >> n;
        Piles position(n);
        for (int& pile : position) std::cin >> pile;
        if (std::accumulate(position.begin(), position.end(), 0) > 40)
            play::decline("more than 40 stones");
        std::sort(position.begin(), position.end());
        std::cout << game.is_n_position(position) << (i < games ? ' ' : '\n');
    }
}
