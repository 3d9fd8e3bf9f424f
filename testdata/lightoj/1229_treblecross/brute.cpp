// Plays Treblecross by search: whole rows, one cross at a time. A row with
// three crosses side by side is the end: its last mover has won.
#include <cmath>
#include <iostream>
#include <string>
#include <vector>

#include "play.hpp"

int main() {
    play::Game<std::string> game([](const std::string& row) {
        std::vector<std::string> options;
        if (row.find("XXX") != std::string::npos) return options;
        for (std::size_t cell = 0; cell < row.size(); ++cell)
            if (row[cell] == '.')
                options.push_back(row), options.back()[cell] = 'X';
        return options;
    });
    game.move_words([](const std::string& from, const std::string& to) {
        std::size_t cell = 0;
        while (from[cell] == to[cell]) ++cell;
        return play::Words{{"cross_on", cell + 1}};
    });
    game.shape([](const std::string& row) {
        play::Cells crosses;
        for (int cell = 0; cell < int(row.size()); ++cell)
            if (row[cell] == 'X') crosses.emplace_back(0, cell);
        return play::cells(1, int(row.size()), crosses);
    });
    int tests;
    std::string row;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> row;
        int free = 0;
        for (const char cell : row)
            if (cell == '.') ++free;
        if (free > 18) play::decline("too many free cells");
        std::cout << "Case " << test << ':';
        const auto winning = game.winning_options(row);
        for (const std::string& option : winning) {
            std::size_t cell = 0;
            while (option[cell] == row[cell]) ++cell;
            std::cout << ' ' << cell + 1;
        }
        std::cout << (winning.empty() ? " 0\n" : "\n");
    }
}
