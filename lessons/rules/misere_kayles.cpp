// Kayles, as in kayles.cpp, but the player who takes the last bead loses.
#include "play.hpp"

using Rows = std::multiset<int>;

std::vector<Rows> moves(const Rows& rows) {
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
}

int main() {
    play::Game<Rows> game(moves, play::misere);
    int n;
    std::cin >> n;
    std::cout << (game.is_n_position({n}) ? "first\n" : "second\n");
}
