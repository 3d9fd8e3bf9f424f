// Plays the game by search. A position is the set of chosen intervals.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

using Chosen = std::vector<int>;  // numbers of intervals, rising

int main() {
    int tests;
    std::cin >> tests;
    for (; tests > 0; --tests) {
        int n, last = 0;
        std::cin >> n;
        std::vector<std::pair<int, int>> intervals(n);
        for (auto& [left, right] : intervals) {
            std::cin >> left >> right;
            last = std::max(last, right);
        }
        if (n > 14) play::decline("more than 14 intervals");
        // Point x is in [left, right) iff left <= x < right.
        const auto contains = [&](int i, int x) {
            return intervals[i].first <= x && x < intervals[i].second;
        };
        const auto can_choose = [&](const Chosen& chosen, int i) {
            for (const int other : chosen)
                for (int x = 1; x < last; ++x)
                    if (contains(i, x) && contains(other, x)) return false;
            return true;
        };
        const auto words = [&](int i) {
            return '[' + std::to_string(intervals[i].first) + ", " +
                   std::to_string(intervals[i].second) + ')';
        };
        play::Game<Chosen> game([&](const Chosen& chosen) {
            std::vector<Chosen> options;
            for (int i = 0; i < n; ++i)
                if (can_choose(chosen, i)) {
                    options.push_back(chosen);
                    options.back().push_back(i);
                    std::sort(options.back().begin(), options.back().end());
                }
            return options;
        });
        game.position_words([&](const Chosen& chosen) {
            std::vector<std::string> all;
            for (const int i : chosen) all.push_back(words(i));
            return all.empty() ? play::Words{{"position", "no interval chosen"}}
                               : play::Words{{"intervals", all}};
        });
        game.move_words([&](const Chosen& from, const Chosen& to) {
            std::vector<int> added;
            std::set_difference(to.begin(), to.end(), from.begin(), from.end(),
                                std::back_inserter(added));
            return play::Words{{"choose", words(added[0])}};
        });
        // A row for each interval: the chosen ones, and those that can be
        // chosen.
        game.shape([&](const Chosen& chosen) {
            play::Cells free_cells, chosen_cells;
            for (int i = 0; i < n; ++i)
                for (int x = intervals[i].first; x < intervals[i].second; ++x)
                    if (std::count(chosen.begin(), chosen.end(), i))
                        chosen_cells.emplace_back(i, x - 1);
                    else if (can_choose(chosen, i))
                        free_cells.emplace_back(i, x - 1);
            return play::cells(n, last - 1, free_cells, {}, chosen_cells);
        });
        std::cout << (game.is_n_position({}) ? "Alice\n" : "Bob\n");
    }
}
