// Plays the colouring game by search: who is to move, and the whole row, with
// W for a white cell.
#include <iostream>
#include <string>
#include <vector>

#include "play.hpp"

using Position = play::Turn<std::string>;

// The rows after each move of the player with this colour.
std::vector<std::string> painted(const std::string& row, char own) {
    std::vector<std::string> rows;
    for (std::size_t i = 0; i + 1 < row.size(); ++i)
        if (row[i] == own || row[i + 1] == own) {
            rows.push_back(row);
            rows.back()[i] = rows.back()[i + 1] = 'W';
        }
    return rows;
}

const char* colour(char cell) {
    return cell == 'R' ? "red" : cell == 'B' ? "blue" : "white";
}

int main() {
    play::Game<Position> game(
        play::turns([](const std::string& row) { return painted(row, 'R'); },
                    [](const std::string& row) { return painted(row, 'B'); }));
    game.position_words([](const Position& at) {
        return play::Words{{"row", at.second}} +
               play::Words{
                   {"to_move", at.first == play::LEFT ? "Alice" : "Bob"}};
    });
    game.move_words([](const Position& at, const Position& next) {
        const std::string& row = at.second;
        const char own = at.first == play::LEFT ? 'R' : 'B';
        std::size_t i = 0;
        for (;; ++i) {
            if (row[i] != own && row[i + 1] != own) continue;
            std::string after = row;
            after[i] = after[i + 1] = 'W';
            if (after == next.second) break;
        }
        return play::Words{{"paint_colour", colour(row[i])},
                           {"cell", i + 1},
                           {"and_colour", colour(row[i + 1])},
                           {"and_cell", i + 2}};
    });
    game.shape([](const Position& at) {
        play::Cells red, blue;
        for (int i = 0; i < int(at.second.size()); ++i) {
            if (at.second[i] == 'R') red.emplace_back(0, i);
            if (at.second[i] == 'B') blue.emplace_back(0, i);
        }
        return play::cells(1, int(at.second.size()), red, {}, blue);
    });
    int tests, n;
    std::string row;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n >> row;
        if (n > 13) play::decline("more than 13 cells");
        std::cout << (game.is_n_position({play::LEFT, row}) ? "Alice\n"
                                                            : "Bob\n");
    }
}
