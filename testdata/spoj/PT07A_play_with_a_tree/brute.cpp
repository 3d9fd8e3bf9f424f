// Plays with the tree by search: the edges that are connected with the ground,
// one cut at a time.
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

using Edges = std::vector<std::pair<int, int>>;

Edges connected(const std::vector<bool>& on_ground, const Edges& edges) {
    std::vector<bool> reached = on_ground;
    for (std::size_t round = 0; round < edges.size(); ++round)
        for (const auto& [a, b] : edges)
            if (reached[a] || reached[b]) reached[a] = reached[b] = true;
    Edges left;
    for (const auto& edge : edges)
        if (reached[edge.first]) left.push_back(edge);
    return left;
}

Edges cut(const std::vector<bool>& on_ground, Edges edges, std::size_t i) {
    edges.erase(edges.begin() + int(i));
    return connected(on_ground, edges);
}

std::string edge_words(const std::pair<int, int>& edge) {
    return std::to_string(edge.first) + "-" + std::to_string(edge.second);
}

int main() {
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::vector<bool> on_ground(n + 1);  // no node 0
        std::vector<int> ground;
        for (int node = 1, mark; node <= n; ++node) {
            std::cin >> mark;
            on_ground[node] = mark == 1;
            if (mark == 1) ground.push_back(node);
        }
        Edges tree(n - 1);
        for (auto& [a, b] : tree) std::cin >> a >> b;
        if (n > 14) play::decline("more than 14 nodes");
        play::Game<Edges> game([&](const Edges& edges) {
            std::vector<Edges> options;
            for (std::size_t i = 0; i < edges.size(); ++i)
                options.push_back(cut(on_ground, edges, i));
            return options;
        });
        game.position_words([&](const Edges& edges) {
            std::vector<std::string> list;
            for (const auto& edge : edges) list.push_back(edge_words(edge));
            return (list.empty() ? play::Words{{"do", "no edge"}}
                                 : play::Words{{"edges", list}}) +
                   play::Words{{"ground", play::described(ground)}};
        });
        game.move_words([&](const Edges& from, const Edges& to) {
            std::size_t i = 0;
            while (cut(on_ground, from, i) != to) ++i;
            const std::size_t fallen = from.size() - to.size() - 1;
            const std::string edge = edge_words(from[i]);
            return fallen == 0
                       ? play::Words{{"cut_edge", edge}}
                       : play::Words{{"cut_edge", edge}, {"falls", fallen}};
        });
        game.shape([&](const Edges& edges) {
            return play::graph(n + 1, edges, ground);  // no vertex 0
        });
        const bool wins = game.is_n_position(connected(on_ground, tree));
        std::cout << (wins ? 1 : 0) << '\n';
    }
}
