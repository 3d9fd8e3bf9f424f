// Plays Crosses and Crosses by search: whole rows, one cross at a time. A row
// with three crosses side by side is the end: its last mover has won.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#include "play.hpp"

using Row =
    unsigned;  // from bit 0: 1 for a cross; a 1 more behind the last cell

int length(Row row) {
    int cells = 0;
    while (row >> (cells + 1)) ++cells;
    return cells;
}

Row mirrored(Row row, int cells) {
    Row image = 1;
    for (int i = 0; i < cells; ++i) image = image << 1 | (row >> i & 1);
    return image;
}

// The row with one more cross. A row and its mirror image are the same.
Row crossed(Row row, int i) {
    const Row option = row | 1u << i;
    return std::min(option, mirrored(option, length(row)));
}

int main() {
    play::Game<Row> game([](Row row) {
        std::vector<Row> options;
        const int cells = length(row);
        const Row crosses = row ^ 1u << cells;
        if (crosses & crosses >> 1 & crosses >> 2) return options;
        for (int i = cells - 1; i >= 0; --i)  // from the left
            if (!(row >> i & 1)) options.push_back(crossed(row, i));
        return options;
    });
    game.move_words([](Row from, Row to) {
        int i = length(from) - 1;
        while (from >> i & 1 || crossed(from, i) != to) --i;
        return play::Words{{"cross_on", length(from) - i}};
    });
    game.position_words([](Row row) {
        std::string cells;
        for (int i = length(row) - 1; i >= 0; --i)
            cells += row >> i & 1 ? 'X' : '.';
        return play::Words{{"position", cells}};
    });
    game.shape([](Row row) {
        play::Cells crosses;
        const int cells = length(row);
        for (int i = 0; i < cells; ++i)
            if (row >> (cells - 1 - i) & 1) crosses.emplace_back(0, i);
        return play::cells(1, cells, crosses);
    });
    int n;
    std::cin >> n;
    if (n > 22) play::decline("too many rows");
    std::cout << (game.is_n_position(1u << n) ? "1\n" : "2\n");
}
