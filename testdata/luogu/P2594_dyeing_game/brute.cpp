// Plays the game by search: whole boards, and every block found by trying all
// sets of coins.
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "play.hpp"

using Board = std::tuple<int, int, int>;  // n, m, tails; bit i * m + j
using Block = std::pair<int, int>;        // its last coin, all its coins

bool hangs_together(int n, int m, int coins) {
    int reached = coins & -coins;
    for (int before = 0; reached != before;) {
        before = reached;
        for (int i = 0; i < n; ++i)
            for (int j = 0; j < m; ++j) {
                if ((reached >> (i * m + j) & 1) == 0) continue;
                if (i > 0) reached |= 1 << ((i - 1) * m + j);
                if (i + 1 < n) reached |= 1 << ((i + 1) * m + j);
                if (j > 0) reached |= 1 << (i * m + j - 1);
                if (j + 1 < m) reached |= 1 << (i * m + j + 1);
                reached &= coins;
            }
    }
    return reached == coins;
}

std::vector<Block> blocks_of(int n, int m) {
    std::vector<Block> blocks;
    for (int coins = 1; coins < 1 << (n * m); ++coins) {
        int lowest = 0, rightmost = 0;
        for (int i = 0; i < n; ++i)
            for (int j = 0; j < m; ++j)
                if (coins >> (i * m + j) & 1) {
                    lowest = std::max(lowest, i);
                    rightmost = std::max(rightmost, j);
                }
        const int last = 1 << (lowest * m + rightmost);
        if ((coins & last) != 0 && hangs_together(n, m, coins))
            blocks.emplace_back(last, coins);
    }
    return blocks;
}

// The coins as pairs of row and column.
play::Cells cells_of(int coins, int m, int first) {
    play::Cells cells;
    for (int place = 0; coins > 0; ++place, coins /= 2)
        if (coins % 2 == 1)
            cells.emplace_back(place / m + first, place % m + first);
    return cells;
}

int main() {
    std::map<std::pair<int, int>, std::vector<Block>> known;
    play::Game<Board> game([&](const Board& board) {
        const auto [n, m, tails] = board;
        auto& blocks = known[{n, m}];
        if (blocks.empty()) blocks = blocks_of(n, m);
        std::vector<Board> options;
        for (const auto& [last, coins] : blocks)
            if ((tails & last) != 0) options.emplace_back(n, m, tails ^ coins);
        return options;
    });
    game.position_words([](const Board& board) {
        const auto [n, m, tails] = board;
        std::string coins;
        for (int i = 0; i < n; ++i) {
            coins += i == 0 ? "" : " / ";
            for (int j = 0; j < m; ++j)
                coins += (tails >> (i * m + j) & 1) != 0 ? 'T' : 'H';
        }
        return play::Words{{"coins", coins}};
    });
    game.move_words([](const Board& from, const Board& to) {
        const int turned = std::get<2>(from) ^ std::get<2>(to);
        std::map<int, std::vector<int>> rows;
        for (const auto& [row, column] : cells_of(turned, std::get<1>(from), 1))
            rows[row].push_back(column);
        play::Words all;
        for (const auto& [row, columns] : rows)
            all += play::Words{
                {"turn_row", row},
                {columns.size() > 1 ? "columns" : "column", columns}};
        return all;
    });
    game.shape([](const Board& board) {
        const auto [n, m, tails] = board;
        return play::cells(n, m, cells_of(tails, m, 0));
    });
    int T, n, m;
    for (std::cin >> T; T > 0; --T) {
        std::cin >> n >> m;
        if (n * m > 12) play::decline("more than 12 coins");
        int tails = 0;
        for (int place = 0; place < n * m; ++place) {
            char side;
            std::cin >> side;
            if (side == 'T') tails |= 1 << place;
        }
        std::cout << (game.is_n_position({n, m, tails}) ? "-_-\n" : "=_=\n");
    }
}
