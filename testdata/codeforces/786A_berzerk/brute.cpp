// Plays Berzerk by search: who is to move, and the place of the monster.
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

using Monster = play::Turn<int>;

int main() {
    int n, k;
    std::cin >> n;
    std::vector<int> numbers[2];
    for (auto& of_player : numbers) {
        std::cin >> k;
        of_player.resize(k);
        for (int& number : of_player) std::cin >> number;
    }
    if (n * double(numbers[0].size() + numbers[1].size()) > 3e5)
        play::decline("too many moves");
    const auto moves_of = [&](int player) {
        return [=](int place) {
            std::vector<int> places;
            for (const int number : numbers[player])
                if (place != 1) places.push_back((place + number - 1) % n + 1);
            return places;
        };
    };
    play::Game<Monster> game(play::turns(moves_of(0), moves_of(1)));
    game.position_words([n](const Monster& at) {
        return play::Words{{"monster", at.second}, {"of", n}} +
               play::Words{
                   {"to_move", at.first == play::LEFT ? "Rick" : "Morty"}};
    });
    std::vector<std::string> names = {"★"};  // the hole
    for (int place = 2; place <= n; ++place)
        names.push_back(std::to_string(place));
    game.move_words([=](const Monster& from, const Monster& to) {
        return play::Words{{"choose", (to.second - from.second + n) % n},
                           {"to_place", names[to.second - 1]}};
    });
    std::vector<std::pair<int, int>> circle;  // place 1 is at the bottom
    for (int i = 0; i < n; ++i) circle.emplace_back(i, (i + 1) % n);
    game.shape([=](const Monster& at) {
        return play::graph(n, circle, {at.second - 1}, false, {}, names);
    });
    for (const auto player : {play::LEFT, play::RIGHT})
        for (int place = 2; place <= n; ++place) {
            const play::Outcome outcome = game.outcome({player, place});
            std::cout << (outcome == play::N_POSITION   ? "Win"
                          : outcome == play::P_POSITION ? "Lose"
                                                        : "Loop")
                      << (place < n ? ' ' : '\n');
        }
}
