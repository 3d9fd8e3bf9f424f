// Plays S-Nim by search: whole positions, one move at a time.
#include <algorithm>
#include <iostream>
#include <set>
#include <vector>

#include "play.hpp"

using Heaps = std::vector<int>;  // sorted: the heaps have no order

constexpr int SHORT = 8;  // numbers of a set that are all said

int main() {
    int size, positions, heaps;
    while (std::cin >> size && size > 0) {
        std::vector<int> allowed(size);
        for (int& s : allowed) std::cin >> s;
        play::Game<Heaps> game([&](const Heaps& position) {
            std::vector<Heaps> options;
            for (std::size_t i = 0; i < position.size(); ++i)
                for (int s : allowed)
                    if (s <= position[i]) {
                        Heaps option = position;
                        option[i] -= s;
                        std::sort(option.begin(), option.end());
                        options.push_back(option);
                    }
            return options;
        });
        game.move_words(play::pile_move<int>);
        game.position_words([&allowed, size](const Heaps& position) {
            std::set<int> moves;  // a long set without moves that never fit
            for (const int s : allowed)
                if (size <= SHORT || s <= position.back()) moves.insert(s);
            play::Words words = position.size() == 1
                                    ? play::Words{{"pile", position[0]}}
                                    : play::Words{{"piles", position}};
            if (!moves.empty()) words += {{"one_of", moves}};
            return words;
        });
        for (std::cin >> positions; positions > 0; --positions) {
            std::cin >> heaps;
            Heaps position(heaps);
            double most = 1;  // positions that the search may meet
            for (int& heap : position) std::cin >> heap, most *= heap + 1;
            if (most > 1e5) play::decline("heaps too large");
            std::sort(position.begin(), position.end());
            std::cout << (game.is_n_position(position) ? 'W' : 'L');
        }
        std::cout << '\n';
    }
}
