// Plays Switch lights by search: whole fields, one rectangle at a time.
#include <algorithm>
#include <array>
#include <iostream>
#include <set>
#include <utility>
#include <vector>

#include "play.hpp"

constexpr int SIDE = 16;

using Field = std::array<unsigned short, SIDE>;  // row y - 1, bit x - 1: on?

void flip(Field& field, int x, int y) {
    field[y - 1] = static_cast<unsigned short>(field[y - 1] ^ 1u << (x - 1));
}

// The lights that are on, as pairs of x and y.
std::set<std::pair<int, int>> lights(const Field& field) {
    std::set<std::pair<int, int>> found;
    for (int y = 1; y <= SIDE; ++y)
        for (int x = 1; x <= SIDE; ++x)
            if (field[y - 1] >> (x - 1) & 1) found.emplace(x, y);
    return found;
}

// The lights at the different corners of the rectangle.
Field switched(Field field, int x1, int y1, int x2, int y2) {
    flip(field, x2, y2);
    if (x1 < x2) flip(field, x1, y2);
    if (y1 < y2) flip(field, x2, y1);
    if (x1 < x2 && y1 < y2) flip(field, x1, y1);
    return field;
}

int main() {
    play::Game<Field> game([](const Field& field) {
        std::vector<Field> options;
        for (const auto& [x2, y2] : lights(field))
            for (int x1 = 1; x1 <= x2; ++x1)
                for (int y1 = 1; y1 <= y2; ++y1)
                    options.push_back(switched(field, x1, y1, x2, y2));
        return options;
    });
    game.position_words([](const Field& at) {
        play::Words all;
        for (const auto& [row, column] : lights(at))
            all += play::Words{{"light_row", row}, {"column", column}};
        return at == Field() ? play::Words{{"position", "no light on"}} : all;
    });
    game.move_words([](const Field& from, const Field& to) {
        Field changed = from;
        for (int y = 0; y < SIDE; ++y)
            changed[y] = static_cast<unsigned short>(changed[y] ^ to[y]);
        std::set<int> rows, columns;
        for (const auto& [row, column] : lights(changed)) {
            rows.insert(row);
            columns.insert(column);
        }
        return play::Words{
            {rows.size() > 1 ? "switch_rows" : "switch_row", rows},
            {columns.size() > 1 ? "columns" : "column", columns}};
    });
    int tests, n, x, y, width, height;
    game.shape([&](const Field& at) {
        play::Cells marks;
        for (const auto& [row, column] : lights(at))
            marks.emplace_back(row - 1, column - 1);
        return play::cells(width, height, marks);
    });
    for (std::cin >> tests; tests > 0; --tests) {
        Field field = {};
        width = height = 1;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> x >> y;
            width = std::max(width, x);
            height = std::max(height, y);
            if (x <= SIDE && y <= SIDE) flip(field, x, y);
        }
        if (width * height > SIDE) play::decline("more than 16 cells");
        std::cout << (game.is_n_position(field) ? "Have a try, lxhgww.\n"
                                                : "Don't waste your time.\n");
    }
}
