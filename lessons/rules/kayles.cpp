// Kayles: take one bead, or two side by side, from a row of n beads.
#include <iostream>
#include <set>
#include <vector>

#include "play.hpp"
using Rows = std::multiset<int>;

int main() {
    play::Game<Rows> game([](const Rows& rows) {
        std::vector<Rows> options;
        for (const int row : rows)
            for (const int rest : {row - 1, row - 2})
                for (int left = 0; 2 * left <= rest; ++left) {
                    options.push_back(rows);
                    options.back().erase(options.back().find(row));
                    for (const int part : {left, rest - left})
                        if (part > 0) options.back().insert(part);
                }
        return options;
    });
    game.shape([](const Rows& rows) {
        return play::piles(std::vector<int>(rows.begin(), rows.end()));
    });
    int n;
    std::cin >> n;
    std::cout << (game.is_n_position({n}) ? "first\n" : "second\n");
}
