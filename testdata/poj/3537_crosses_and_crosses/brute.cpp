// Plays Crosses and Crosses by search: whole rows, one cross at a time. A row
// with three crosses side by side is the end: its last mover has won.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#include "play.hpp"

int main() {
    play::Game<std::string> game([](const std::string& row) {
        std::vector<std::string> options;
        if (row.find("XXX") != std::string::npos) return options;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (row[i] == 'X') continue;
            std::string option = row;
            option[i] = 'X';
            // A row and its mirror image are the same.
            options.push_back(
                std::min(option, std::string(option.rbegin(), option.rend())));
        }
        return options;
    });
    game.shape([](const std::string& row) {
        play::Cells crosses;
        for (int i = 0; i < int(row.size()); ++i)
            if (row[i] == 'X') crosses.emplace_back(0, i);
        return play::cells(1, int(row.size()), crosses);
    });
    int n;
    std::cin >> n;
    if (n > 22) play::decline("too many rows");
    std::cout << (game.is_n_position(std::string(n, '.')) ? "1\n" : "2\n");
}
