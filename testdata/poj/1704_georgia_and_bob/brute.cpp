// Plays Georgia and Bob by search: all chessmen on the strip, shift by shift.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Chessmen = std::vector<int>;  // their cells, from left to right

std::vector<Chessmen> shifts(const Chessmen& chessmen) {
    std::vector<Chessmen> options;
    for (std::size_t i = 0; i < chessmen.size(); ++i)
        for (int to = chessmen[i] - 1; to > (i > 0 ? chessmen[i - 1] : 0);
             --to) {
            options.push_back(chessmen);
            options.back()[i] = to;
        }
    return options;
}

play::Words move_words(const Chessmen& from, const Chessmen& to) {
    std::size_t i = 0;
    while (from[i] == to[i]) ++i;
    return {{"move_from", from[i]}, {"move_to", to[i]}};
}

play::Shape strip(const Chessmen& chessmen, int length) {
    play::Cells marks;
    for (const int cell : chessmen) marks.push_back({0, cell - 1});
    return play::cells(1, length, marks);
}

int main() {
    play::Game<Chessmen> game(shifts);
    game.position_words([](const Chessmen& chessmen) {
        return play::Words{{"pieces_on", chessmen}};
    });
    game.move_words(move_words);
    int tests, n, length = 0;  // of the strip, up to the last chessman
    game.shape([&](const Chessmen& at) { return strip(at, length); });
    double work = 0;  // moves that the search may look at
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        Chessmen chessmen(n);
        for (int& cell : chessmen) std::cin >> cell;
        std::sort(chessmen.begin(), chessmen.end());
        const double last = length = chessmen.back();
        double reached = 1;  // positions: ways to choose n of the cells
        for (int i = 0; i < n; ++i) reached *= (last - i) / (i + 1);
        work += reached * (last - n);
        if (work > 1e7) play::decline("too many moves");
        std::cout << (game.is_n_position(chessmen) ? "Georgia will win\n"
                                                   : "Bob will win\n");
    }
}
