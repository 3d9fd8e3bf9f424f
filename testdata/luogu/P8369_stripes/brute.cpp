// Plays Stripes by search: the cells of a row, one stripe at a time.
#include <iostream>
#include <set>
#include <string>
#include <vector>

#include "play.hpp"

int main() {
    int c, z, n, rows, cells;
    std::cin >> c >> z >> n >> rows;
    const std::set<int> lengths = {c, z, n};
    play::Game<std::string> game([&](const std::string& row) {
        std::vector<std::string> options;
        for (const int length : lengths)
            for (int at = 0; at + length <= int(row.size()); ++at)
                if (row.substr(at, length) == std::string(length, '.'))
                    options.push_back(
                        std::string(row).replace(at, length, length, '#'));
        return options;
    });
    game.position_words([](const std::string& row) {
        std::vector<int> covered;
        for (int cell = 0; cell < int(row.size()); ++cell)
            if (row[cell] != '.') covered.push_back(cell + 1);
        play::Words words{{"cells", row.size()}};
        if (!covered.empty()) words += {{"covered", covered}};
        return words;
    });
    game.move_words([](const std::string& from, const std::string& to) {
        int first = -1, last = -1;
        for (int cell = 0; cell < int(from.size()); ++cell)
            if (from[cell] != to[cell]) {
                if (first < 0) first = cell;
                last = cell;
            }
        return play::Words{{"cover", last - first + 1},
                           {"from_cell", first + 1}};
    });
    game.shape([](const std::string& row) {
        play::Cells covered;
        for (int cell = 0; cell < int(row.size()); ++cell)
            if (row[cell] == '#') covered.emplace_back(0, cell);
        return play::cells(1, int(row.size()), covered);
    });
    for (; rows > 0; --rows) {
        std::cin >> cells;
        const int least = *lengths.begin();
        if (cells > (least == 1 ? 13 : 13 + 2 * least) && cells >= least)
            play::decline("too many cells");
        std::cout << (game.is_n_position(std::string(cells, '.')) ? 1 : 2)
                  << '\n';
    }
}
