// Plays the game by search: the seat to move and the stones left.
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Position = std::pair<int, int>;  // seat, stones

int main() {
    int n, stones;
    while (std::cin >> n && n > 0) {
        std::cin >> stones;
        std::vector<int> limit(2 * n);
        for (int& most : limit) std::cin >> most;
        if (stones * n > 4000) play::decline("too many positions");
        play::Game<Position> game(
            [&limit](const Position& at) {
                const auto [seat, left] = at;
                const int next_seat = (seat + 1) % int(limit.size());
                std::vector<Position> options;
                for (int taken = 1; taken <= limit[seat]; ++taken)
                    if (taken <= left)
                        options.emplace_back(next_seat, left - taken);
                return options;
            },
            play::misere);
        game.position_words([&limit](const Position& at) {
            return play::Words{{"stones", at.second}} +
                   play::Words{{"seat", at.first}, {"most", limit[at.first]}};
        });
        game.move_words([](const Position& from, const Position& to) {
            return play::Words{{"take", from.second - to.second}};
        });
        game.shape([](const Position& at) {
            return play::piles(std::vector<int>{at.second});
        });
        std::cout << game.is_n_position({0, stones}) << '\n';
    }
}
