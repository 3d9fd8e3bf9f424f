// Plays the game by search: the rooms, where the farmers are, who is to move.
#include <algorithm>
#include <iostream>
#include <tuple>
#include <vector>

#include "play.hpp"

struct Barn {
    std::vector<int> rooms;
    int at;
    bool is_nhoj;  // to move
    bool operator<(const Barn& other) const {
        return std::tie(rooms, at, is_nhoj) <
               std::tie(other.rooms, other.at, other.is_nhoj);
    }
};

bool may_be_removed(int cows) {
    for (int factor = 2; factor * factor <= cows; ++factor)
        if (cows % factor == 0) return false;
    return true;
}

int main() {
    play::Game<Barn> game([](const Barn& barn) {
        std::vector<Barn> options;
        for (int cows = 1; cows <= barn.rooms[barn.at]; ++cows) {
            if (!may_be_removed(cows)) continue;
            options.push_back({barn.rooms, barn.at, !barn.is_nhoj});
            options.back().rooms[barn.at] -= cows;
            if (barn.is_nhoj)
                options.back().at = (barn.at + 1) % int(barn.rooms.size());
        }
        return options;
    });
    game.position_words([](const Barn& barn) {
        return play::Words{{"cows", play::described(barn.rooms)}} +
               play::Words{{"to_move", barn.is_nhoj ? "Nhoj" : "John"},
                           {"room", barn.at + 1}};
    });
    game.move_words([](const Barn& from, const Barn& to) {
        return play::Words{{"remove", from.rooms[from.at] - to.rooms[from.at]}};
    });
    game.shape([](const Barn& barn) { return play::piles(barn.rooms); });
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        Barn barn = {std::vector<int>(n), 0, false};
        double positions = 2.0 * n;
        for (int& cows : barn.rooms) {
            std::cin >> cows;
            positions *= cows + 1;
        }
        if (positions > 1e5) play::decline("too many positions");
        std::cout << (game.is_n_position(barn) ? "Farmer John\n"
                                               : "Farmer Nhoj\n");
    }
}
