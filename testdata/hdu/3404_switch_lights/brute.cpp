// Plays Switch lights by search: whole fields, one rectangle at a time.
#include <algorithm>
#include <iostream>
#include <set>
#include <utility>
#include <vector>

#include "play.hpp"

using Field = std::set<std::pair<int, int>>;  // the lights that are on

void flip(Field& field, int x, int y) {
    if (field.erase({x, y}) == 0) field.insert({x, y});
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
        for (const auto& [x2, y2] : field)
            for (int x1 = 1; x1 <= x2; ++x1)
                for (int y1 = 1; y1 <= y2; ++y1)
                    options.push_back(switched(field, x1, y1, x2, y2));
        return options;
    });
    game.position_words([](const Field& at) {
        return at.empty() ? "no light on"
                          : "lights on at " + play::described(at);
    });
    game.move_words([](const Field& from, const Field& to) {
        Field changed;
        std::set_symmetric_difference(from.begin(), from.end(), to.begin(),
                                      to.end(),
                                      std::inserter(changed, changed.end()));
        return "switch " + play::described(changed);
    });
    game.shape([](const Field& at) {
        play::Cells marks;
        int width = 1, height = 1;
        for (const auto& [x, y] : at) {
            marks.emplace_back(y - 1, x - 1);
            width = std::max(width, x);
            height = std::max(height, y);
        }
        return play::cells(height, width, marks);
    });
    int tests, n, x, y;
    for (std::cin >> tests; tests > 0; --tests) {
        Field field;
        int width = 1, height = 1;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> x >> y;
            field.insert({x, y});
            width = std::max(width, x);
            height = std::max(height, y);
        }
        if (width > 16 || height > 16 || width * height > 16)
            play::decline("more than 16 cells");
        std::cout << (game.is_n_position(field) ? "Have a try, lxhgww.\n"
                                                : "Don't waste your time.\n");
    }
}
