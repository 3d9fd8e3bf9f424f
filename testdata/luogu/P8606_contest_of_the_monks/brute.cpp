// Finds all winning moves by search. A position is the stairs of all novices.
#include <iostream>
#include <vector>

#include "play.hpp"

using Novices = std::vector<int>;  // their stairs, from the lowest on

std::size_t moved(const Novices& from, const Novices& to) {
    std::size_t i = 0;
    while (from[i] == to[i]) ++i;
    return i;
}

int main() {
    play::Game<Novices> game([](const Novices& novices) {
        std::vector<Novices> options;
        for (std::size_t i = 0; i + 1 < novices.size(); ++i)
            for (int to = novices[i] + 1; to < novices[i + 1]; ++to) {
                options.push_back(novices);
                options.back()[i] = to;
            }
        return options;
    });
    game.move_words([](const Novices& from, const Novices& to) {
        const std::size_t i = moved(from, to);
        return play::Words{{"from_stair", from[i]}, {"to_stair", to[i]}};
    });
    game.shape([](const Novices& novices) {
        play::Cells marks;
        for (const int stair : novices) marks.push_back({0, stair - 1});
        return play::cells(1, novices.back(), marks);
    });
    Novices novices;
    for (int stair; std::cin >> stair;) novices.push_back(stair);
    double positions = 1;  // ways to choose the stairs of all but the highest
    for (std::size_t i = 1; i < novices.size(); ++i)
        positions *= double(novices.back() - int(i)) / double(i);
    if (positions * novices.back() > 1e6) play::decline("too many moves");
    const std::vector<Novices> winning = game.winning_options(novices);
    if (winning.empty()) {
        std::cout << "-1\n";
        return 0;
    }
    // The options come in the order of the novices.
    const std::size_t i = moved(novices, winning[0]);
    if (winning.size() > 1 && moved(novices, winning[1]) == i)
        play::fail("two winning moves of one novice");
    std::cout << novices[i] << ' ' << winning[0][i] << '\n';
}
