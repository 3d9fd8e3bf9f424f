// Plays the game by search, for each number of pinned vertices: all edges that
// are left, one cut at a time.
#include <algorithm>
#include <iostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

using Edge = std::pair<int, int>;
using Edges = std::vector<Edge>;

// The edges that are connected with one of the vertices 1, ..., pinned.
Edges standing(const Edges& edges, int pinned) {
    std::set<int> reached;
    for (int v = 1; v <= pinned; ++v) reached.insert(v);
    for (bool grows = true; grows;) {
        grows = false;
        for (const auto& [u, v] : edges)
            if (reached.count(u) != reached.count(v)) {
                reached.insert({u, v});
                grows = true;
            }
    }
    Edges rest;
    for (const Edge& edge : edges)
        if (reached.count(edge.first)) rest.push_back(edge);
    return rest;
}

std::string name(const Edge& edge) {
    return std::to_string(edge.first) + "-" + std::to_string(edge.second);
}

bool first_player_wins(const Edges& tree, int n, int pinned) {
    const auto cut = [pinned](Edges edges, std::size_t i) {
        edges.erase(edges.begin() + int(i));
        return standing(edges, pinned);
    };
    play::Game<Edges> game([&](const Edges& edges) {
        std::vector<Edges> options;
        for (std::size_t i = 0; i < edges.size(); ++i)
            options.push_back(cut(edges, i));
        return options;
    });
    game.position_words([pinned](const Edges& edges) {
        std::vector<int> vertices;
        for (int v = 1; v <= pinned; ++v) vertices.push_back(v);
        std::vector<std::string> names;
        for (const Edge& edge : edges) names.push_back(name(edge));
        return play::Words{{"pinned", vertices}} +
               play::Words{{"edges", names}};
    });
    game.move_words([&](const Edges& from, const Edges& to) {
        std::size_t i = 0;
        while (cut(from, i) != to) ++i;
        const std::size_t more = from.size() - to.size() - 1;
        const std::string edge = name(from[i]);
        return more == 0 ? play::Words{{"cut_edge", edge}}
                         : play::Words{{"cut_edge", edge}, {"falls", more}};
    });
    game.shape([n, pinned](const Edges& edges) {
        std::vector<int> marks;
        for (int v = 1; v <= pinned; ++v) marks.push_back(v);
        std::set<int> standing(marks.begin(), marks.end());
        for (const auto& [u, v] : edges) standing.insert({u, v});
        std::vector<std::string> names = play::numbered(n);
        for (int v = 1; v <= n; ++v)
            if (!standing.count(v)) names[v].clear();
        return play::graph(n + 1, edges, marks, false, {}, names);
    });
    return game.is_n_position(tree);
}

int main() {
    int n, u, v;
    std::cin >> n;
    if (n > 12) play::decline("more than 11 edges");
    Edges tree;
    for (int i = 1; i < n; ++i) {
        std::cin >> u >> v;
        tree.emplace_back(std::min(u, v), std::max(u, v));
    }
    std::sort(tree.begin(), tree.end());
    std::string letters(n, '2');
    const int first = (n + 2) / 3;  // a ground of this size is good to play on
    for (int i = 0; i < n; ++i) {
        const int pinned = (first - 1 + i) % n + 1;
        if (first_player_wins(tree, n, pinned)) letters[pinned - 1] = '1';
    }
    std::cout << letters << '\n';
}
