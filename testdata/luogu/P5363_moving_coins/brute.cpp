// Plays from every placement by search, on whole strips.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

using Strip = std::string;  // 'o' for a coin, '.' for an empty cell

std::vector<Strip> options(const Strip& strip) {
    std::vector<Strip> results;
    for (int coin = 0; coin < int(strip.size()); ++coin) {
        if (strip[coin] != 'o') continue;
        for (int to = coin - 1; to >= 0 && strip[to] == '.'; --to) {
            results.push_back(strip);
            std::swap(results.back()[coin], results.back()[to]);
        }
    }
    return results;
}

int main() {
    int n, m;
    std::cin >> n >> m;
    double placements = 1;  // C(n, m)
    for (int i = 0; i < m; ++i) placements *= double(n - i) / (i + 1);
    if (placements > 1100) play::decline("too many placements");
    play::Game<Strip> game(options);
    game.position_words([](const Strip& strip) {
        std::vector<int> cells;
        for (int cell = 0; cell < int(strip.size()); ++cell)
            if (strip[cell] == 'o') cells.push_back(cell + 1);
        return play::Words{{"cells", strip.size()}, {"coins_on", cells}};
    });
    game.move_words([](const Strip& from, const Strip& to) {
        int left = 0, reached = 0;
        for (int cell = 0; cell < int(from.size()); ++cell)
            if (from[cell] != to[cell])
                (from[cell] == 'o' ? left : reached) = cell + 1;
        return play::Words{{"move_from", left}, {"move_to", reached}};
    });
    game.shape([](const Strip& strip) {
        play::Cells coins;
        for (int cell = 0; cell < int(strip.size()); ++cell)
            if (strip[cell] == 'o') coins.emplace_back(0, cell);
        return play::cells(1, int(strip.size()), coins);
    });
    std::vector<Strip> strips;
    if (m <= n) {
        Strip strip = Strip(n - m, '.') + Strip(m, 'o');
        do strips.push_back(strip);
        while (std::next_permutation(strip.begin(), strip.end()));
    }
    // a placement whose coins can move far comes first: it is the one for
    // `play`
    std::rotate(strips.begin(), strips.begin() + strips.size() / 3,
                strips.end());
    int won = 0;
    for (const Strip& strip : strips) won += game.is_n_position(strip);
    std::cout << won << '\n';
}
