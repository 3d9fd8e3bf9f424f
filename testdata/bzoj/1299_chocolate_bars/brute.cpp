// Plays the game by search: the bars in the box, and those outside.
#include <algorithm>
#include <iostream>
#include <iterator>
#include <utility>
#include <vector>

#include "play.hpp"

using Bars = std::vector<int>;           // sorted
using Position = std::pair<Bars, Bars>;  // in the box, outside

std::vector<Position> options(const Position& position) {
    const auto& [box, outside] = position;
    const int n = int(box.size());
    std::vector<Position> results;
    for (int taken = 1; taken < 1 << n; ++taken) {  // as bits
        Position option({}, outside);
        for (int i = 0; i < n; ++i)
            (taken >> i & 1 ? option.second : option.first).push_back(box[i]);
        std::sort(option.second.begin(), option.second.end());
        results.push_back(option);
    }
    for (std::size_t i = 0; i < outside.size(); ++i)
        for (int left = 0; left < outside[i]; ++left) {
            Position option = position;
            option.second[i] = left;
            if (left == 0) option.second.erase(option.second.begin() + int(i));
            std::sort(option.second.begin(), option.second.end());
            results.push_back(option);
        }
    return results;
}

play::Words move_words(const Position& from, const Position& to) {
    if (from.first == to.first) return play::pile_move(from.second, to.second);
    Bars taken;
    std::set_difference(from.first.begin(), from.first.end(), to.first.begin(),
                        to.first.end(), std::back_inserter(taken));
    return {{"take_out", taken}};
}

int main() {
    play::Game<Position> game(options);
    game.position_words([](const Position& at) {
        return play::Words{{"in_box", at.first}, {"outside", at.second}};
    });
    game.move_words(move_words);
    game.shape([](const Position& at) {
        return play::numbers(std::vector<Bars>{at.first, at.second});
    });
    for (int n; std::cin >> n;) {
        Bars box(n);
        double reached = 1;
        for (int& bar : box) {
            std::cin >> bar;
            reached *= bar + 2.0;
        }
        if (n > 7 || reached > 50000) play::decline("too many positions");
        std::sort(box.begin(), box.end());
        std::cout << (game.is_n_position({box, {}}) ? "NO\n" : "YES\n");
    }
}
