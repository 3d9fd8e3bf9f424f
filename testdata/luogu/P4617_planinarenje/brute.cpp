// Plays the game by search: the place, and all places that were visited.
#include <iostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

using Walk = std::pair<int, std::set<int>>;  // the place, all visited

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> trails(2 * n + 1);  // valley d: place n + d
    std::vector<std::pair<int, int>> edges;
    for (; m > 0; --m) {
        int peak, valley;
        std::cin >> peak >> valley;
        trails[peak].push_back(n + valley);
        trails[n + valley].push_back(peak);
        edges.emplace_back(peak, n + valley);
    }
    for (int peak = 1; peak <= n; ++peak) {  // how much can be reached?
        std::vector<int> reached = {peak};
        std::set<int> seen = {peak};
        for (std::size_t i = 0; i < reached.size(); ++i)
            for (const int to : trails[reached[i]])
                if (seen.insert(to).second) reached.push_back(to);
        if (reached.size() > 14) play::decline("too many sets of places");
    }
    play::Game<Walk> game([&](const Walk& at) {
        std::vector<Walk> options;
        for (const int to : trails[at.first]) {
            if (at.second.count(to)) continue;
            options.emplace_back(to, at.second);
            options.back().second.insert(to);
        }
        return options;
    });
    const auto words = [n](const char* what, int place) {
        return place <= n ? play::Words{{what, "peak"}, {"place", place}}
                          : play::Words{{what, "valley"}, {"place", place - n}};
    };
    game.position_words([&](const Walk& at) {
        play::Words all = words("at_place", at.first);
        for (const int place : at.second)
            if (place != at.first) all += words("visited_place", place);
        return all;
    });
    game.move_words(
        [&](const Walk&, const Walk& to) { return words("walk", to.first); });
    game.shape([&](const Walk& at) {  // without the places that were left
        std::vector<std::pair<int, int>> open;
        const auto is_open = [&](int place) {
            return place == at.first || at.second.count(place) == 0;
        };
        for (const auto& edge : edges)
            if (is_open(edge.first) && is_open(edge.second))
                open.push_back(edge);
        std::vector<std::string> names(1);  // no place 0
        for (int place = 1; place <= 2 * n; ++place)
            names.push_back(!is_open(place) ? ""
                            : place <= n    ? "p" + std::to_string(place)
                                            : "v" + std::to_string(place - n));
        return play::graph(2 * n + 1, open, {at.first}, false, {}, names);
    });
    for (int peak = 1; peak <= n; ++peak)
        std::cout << (game.is_n_position({peak, {peak}}) ? "Slavko\n"
                                                         : "Mirko\n");
}
