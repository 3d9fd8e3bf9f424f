// Plays No More Tic-tac-toe by search: whole rows, one mark at a time.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#include "play.hpp"

int main() {
    play::Game<std::string> game([](const std::string& row) {
        std::vector<std::string> options;
        for (std::size_t i = 0; i < row.size(); ++i)
            for (const char mark : {'X', 'O'}) {
                if (row[i] != '.') continue;
                if (i > 0 && row[i - 1] == mark) continue;
                if (i + 1 < row.size() && row[i + 1] == mark) continue;
                options.push_back(row);
                options.back()[i] = mark;
            }
        return options;
    });
    game.move_words([](const std::string& row, const std::string& option) {
        std::size_t i = 0;
        while (option[i] == row[i]) ++i;
        return play::Words{{"mark_cell", i + 1}, {"with", option[i]}};
    });
    game.shape([](const std::string& row) {
        play::Cells crosses, noughts;
        for (int cell = 0; cell < int(row.size()); ++cell) {
            if (row[cell] == 'X') crosses.emplace_back(0, cell);
            if (row[cell] == 'O') noughts.emplace_back(0, cell);
        }
        return play::cells(1, int(row.size()), crosses, {}, noughts);
    });
    int tests;
    std::string row;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> row;
        const auto free = std::count(row.begin(), row.end(), '.');
        if (free > 10) play::decline("too many free cells");
        const bool alice_moves = (int(row.size()) - int(free)) % 2 == 0;
        const bool alice_wins =
            alice_moves ? game.is_n_position(row) : game.is_p_position(row);
        std::cout << "Case " << test << (alice_wins ? ": Yes\n" : ": No\n");
    }
}
