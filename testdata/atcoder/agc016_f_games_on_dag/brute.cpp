// Plays the game of each set of kept edges by search.
#include <algorithm>
#include <iostream>
#include <tuple>
#include <utility>
#include <vector>

#include "play.hpp"

using Position = std::tuple<int, int, int>;  // kept edges, tokens in order

Position position(int kept, int a, int b) {
    return {kept, std::min(a, b), std::max(a, b)};
}

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::pair<int, int>> edges(m);
    for (auto& [x, y] : edges) std::cin >> x >> y;
    if (m > 12) play::decline("too many sets of edges");
    const auto kept_edges = [&](int kept) {
        std::vector<std::pair<int, int>> result;
        for (int i = 0; i < m; ++i)
            if (kept >> i & 1) result.push_back(edges[i]);
        return result;
    };
    play::Game<Position> game([&](const Position& at) {
        const auto [kept, a, b] = at;
        std::vector<Position> options;
        for (const auto& [x, y] : kept_edges(kept)) {
            if (x == a) options.push_back(position(kept, y, b));
            if (x == b && a != b) options.push_back(position(kept, a, y));
        }
        return options;
    });
    game.position_words([](const Position& at) {
        return play::Words{
            {"tokens", std::vector<int>{std::get<1>(at), std::get<2>(at)}}};
    });
    game.move_words([](const Position& from, const Position& to) {
        std::vector<int> before = {std::get<1>(from), std::get<2>(from)};
        std::vector<int> after = {std::get<1>(to), std::get<2>(to)};
        for (const int place : {0, 1}) {  // the token that is not moved
            const auto same =
                std::find(after.begin(), after.end(), before[place]);
            if (same == after.end()) continue;
            after.erase(same);
            return play::Words{{"move_piece", before[1 - place]},
                               {"move_to", after[0]}};
        }
        return play::Words();
    });
    game.shape([&](const Position& at) {
        return play::graph(n + 1, kept_edges(std::get<0>(at)),
                           {std::get<1>(at), std::get<2>(at)}, true, {},
                           play::numbered(n));
    });
    int won = 0;
    for (int kept = (1 << m) - 1; kept >= 0; --kept)
        if (game.is_n_position(position(kept, 1, 2))) ++won;
    std::cout << won << '\n';
}
