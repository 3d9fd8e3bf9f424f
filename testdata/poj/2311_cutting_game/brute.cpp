// Plays Cutting Game by search: all pieces on the table, one cut at a time. A
// piece of 1 x 1 ends the game: the player who cut it has won.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

using Piece = std::pair<int, int>;  // its sides, the shorter one first
using Table = std::vector<Piece>;   // sorted: the pieces have no order

int main() {
    play::Game<Table> game([](const Table& table) {
        std::vector<Table> options;
        if (!table.empty() && table[0] == Piece(1, 1)) return options;
        for (std::size_t i = 0; i < table.size(); ++i) {
            const auto cut = [&](int side, int cut_side) {
                for (int part = 1; part <= cut_side - part; ++part) {
                    Table option = table;
                    option.erase(option.begin() + int(i));
                    option.push_back(std::minmax(side, part));
                    option.push_back(std::minmax(side, cut_side - part));
                    std::sort(option.begin(), option.end());
                    options.push_back(option);
                }
            };
            cut(table[i].first, table[i].second);
            cut(table[i].second, table[i].first);
        }
        return options;
    });
    game.shape([](const Table& table) {
        std::string sizes;
        for (const auto& [side, longer] : table)
            sizes += (sizes.empty() ? "[" : ", [") + std::to_string(longer) +
                     ", " + std::to_string(side) + ']';
        return play::Shape{"{\"kind\": \"rectangles\", \"sizes\": [" + sizes +
                           "]}"};
    });
    int w, h;
    while (std::cin >> w >> h) {
        if (w * h > 48) play::decline("a sheet of more than 48 squares");
        const bool wins = game.is_n_position({std::minmax(w, h)});
        std::cout << (wins ? "WIN\n" : "LOSE\n");
    }
}
