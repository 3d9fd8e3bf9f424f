// Plays Bomb Game by search: whole boards, one explosion at a time.
#include <algorithm>
#include <iostream>
#include <iterator>
#include <utility>
#include <vector>

#include "play.hpp"

using Cell = std::pair<int, int>;  // row and column, from 1
using Bombs = std::vector<Cell>;   // sorted

// Adds a bomb. It vanishes on (1, 1), and two bombs on one cell vanish.
void add_bomb(Bombs& bombs, Cell cell) {
    if (cell == Cell(1, 1)) return;
    const auto place = std::lower_bound(bombs.begin(), bombs.end(), cell);
    if (place != bombs.end() && *place == cell)
        bombs.erase(place);
    else
        bombs.insert(place, cell);
}

std::vector<Bombs> explosions(const Bombs& position) {
    std::vector<Bombs> options;
    for (const Cell& bomb : position) {
        const auto [p, q] = bomb;
        Bombs others = position;
        others.erase(std::find(others.begin(), others.end(), bomb));
        for (int u = p > 1 ? 1 : 0; u < p; ++u)
            for (int v = q > 1 ? 1 : 0; v < q; ++v) {
                options.push_back(others);
                if (p > 1) add_bomb(options.back(), {u, q});
                if (q > 1) add_bomb(options.back(), {p, v});
            }
    }
    return options;
}

// Among the cells that change, the cell of the exploded bomb is the last.
play::Words move_words(const Bombs& from, const Bombs& to) {
    Bombs changed;
    std::set_symmetric_difference(from.begin(), from.end(), to.begin(),
                                  to.end(), std::back_inserter(changed));
    const auto [row, column] = changed.back();
    int up = 0, left = 0;  // the row of one bomb that is left, and the column
    for (const auto& [p, q] : changed) {
        if (p < row) up = p;
        if (q < column) left = q;
    }
    if (up > 0 && left > 0)
        return {{"explode_row", row},
                {"column", column},
                {"to_row", up},
                {"to_column", left}};
    if (up > 0)
        return {{"explode_row", row}, {"column", column}, {"to_row", up}};
    if (left > 0)
        return {{"explode_row", row}, {"column", column}, {"to_column", left}};
    return {{"explode_row", row}, {"column", column}};
}

int main() {
    play::Game<Bombs> game(explosions);
    int n, m;
    game.position_words([](const Bombs& position) {
        play::Words all;
        for (const auto& [row, column] : position)
            all += play::Words{{"bomb_row", row}, {"column", column}};
        return position.empty() ? play::Words{{"position", "no bomb"}} : all;
    });
    game.move_words(move_words);
    game.shape([&](const Bombs& position) {
        play::Cells marks;
        for (const auto& [p, q] : position) marks.emplace_back(p - 1, q - 1);
        return play::cells(n, m, marks);
    });
    while (std::cin >> n >> m && n > 0) {
        Bombs position;
        int rows = 1, columns = 1;  // of the cells that bombs can come to
        for (int p = 1; p <= n; ++p)
            for (int q = 1; q <= m; ++q) {
                char cell;
                std::cin >> cell;
                if (cell != '#') continue;
                add_bomb(position, {p, q});
                rows = std::max(rows, p);
                columns = std::max(columns, q);
            }
        if (rows * columns > 16) play::decline("the board is too large");
        std::cout << (game.is_n_position(position) ? "John\n" : "Jack\n");
    }
}
