// Plays the game by search: the soldiers and the last attack of each castle.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

enum Kind { MIXED, INFANTRY, CAVALRY, NONE };
using Castle = std::pair<int, Kind>;  // soldiers, the last attack

const std::vector<std::string> NAMES = {"mixed", "infantry", "cavalry"};
int damage[3];

std::vector<Castle> attacks(const Castle& castle) {
    std::vector<Castle> options;
    for (const Kind kind : {MIXED, INFANTRY, CAVALRY})
        if (castle.first > 0 && (kind == MIXED || kind != castle.second))
            options.emplace_back(std::max(0, castle.first - damage[kind]),
                                 kind);
    return options;
}

play::Words position_words(const std::vector<Castle>& castles) {
    play::Words words;
    for (const auto& [soldiers, last] : castles) {
        if (last == NONE)
            words += {{"soldiers", soldiers}};
        else
            words += {{"soldiers", soldiers}, {"last_attack", NAMES[last]}};
    }
    return words;
}

play::Words move_words(const std::vector<Castle>& from,
                       const std::vector<Castle>& to) {
    std::size_t i = 0;
    while (from[i] == to[i]) ++i;
    return {{"attack", NAMES[to[i].second]},
            {"castle", i + 1},
            {"from", from[i].first},
            {"to", to[i].first}};
}

int main() {
    int tests, n;
    long long soldiers;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n >> damage[0] >> damage[1] >> damage[2];
        play::Game<std::vector<Castle>> game(play::in_one(attacks));
        game.position_words(position_words).move_words(move_words);
        game.shape([](const std::vector<Castle>& castles) {
            std::vector<int> piles;
            for (const Castle& castle : castles) piles.push_back(castle.first);
            return play::piles(piles);
        });
        std::vector<Castle> castles;
        double positions = 1;
        for (int i = 0; i < n; ++i) {
            std::cin >> soldiers;
            positions *= 3.0 * double(soldiers) + 1;
            castles.emplace_back(int(std::min(soldiers, 1000LL)), NONE);
        }
        if (positions > 5000) play::decline("too many positions");
        std::cout << game.winning_options(castles).size() << '\n';
    }
}
