// Plays the game by search: the place of the token, and all stones.
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

using Position = std::pair<int, std::vector<int>>;  // the token, the stones

int main() {
    int n;
    std::cin >> n;
    std::vector<int> stones(n + 1);
    double positions = n;
    for (int v = 1; v <= n; ++v) {
        std::cin >> stones[v];
        positions *= stones[v] + 1;
    }
    if (positions > 200000) play::decline("too many positions");
    std::vector<std::vector<int>> neighbours(n + 1);
    std::vector<std::pair<int, int>> edges;
    for (int i = 1; i < n; ++i) {
        int v, w;
        std::cin >> v >> w;
        neighbours[v].push_back(w);
        neighbours[w].push_back(v);
        edges.emplace_back(v, w);
    }
    play::Game<Position> game([&](const Position& at) {
        std::vector<Position> options;
        if (at.second[at.first] == 0) return options;
        for (const int to : neighbours[at.first]) {
            options.emplace_back(to, at.second);
            --options.back().second[at.first];
        }
        return options;
    });
    game.position_words([](const Position& at) {
        const auto& [token, piles] = at;
        const std::vector<int> shown(piles.begin() + 1, piles.end());
        return play::Words{{"token", token}} + play::Words{{"piles", shown}};
    });
    game.move_words([](const Position& from, const Position& to) {
        return play::Words{{"take_stone_from", from.first},
                           {"move_to", to.first}};
    });
    // vertex 0 is not in the tree
    game.shape([&](const Position& at) {
        return play::graph(n + 1, edges, {at.first}, false, {},
                           play::numbered(n));
    });
    std::string won;
    for (int v = 1; v <= n; ++v)
        if (game.is_n_position({v, stones}))
            won += (won.empty() ? "" : " ") + std::to_string(v);
    std::cout << won << '\n';
}
