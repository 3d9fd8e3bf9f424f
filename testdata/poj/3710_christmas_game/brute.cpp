// Plays the Christmas Game by search: all graphs, one cut at a time.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

// The edges that are connected with the ground. The roots of all graphs are one
// vertex, 0.
using Edges = std::vector<std::pair<int, int>>;

Edges standing(const Edges& edges) {
    std::vector<bool> reached(1, true);
    for (const auto& [a, b] : edges)
        reached.resize(std::max({int(reached.size()), a + 1, b + 1}));
    for (std::size_t round = 0; round < edges.size(); ++round)
        for (const auto& [a, b] : edges)
            if (reached[a] || reached[b]) reached[a] = reached[b] = true;
    Edges left;
    for (const auto& edge : edges)
        if (reached[edge.first]) left.push_back(edge);
    return left;
}

std::vector<Edges> cuts(const Edges& edges) {
    std::vector<Edges> options;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        Edges left = edges;
        left.erase(left.begin() + int(i));
        options.push_back(standing(left));
    }
    return options;
}

// Words and a picture, in which a vertex has the same name from the first move
// to the last.
std::string edge_words(const std::pair<int, int>& edge) {
    return std::to_string(edge.first) + "-" + std::to_string(edge.second);
}

play::Words position_words(const Edges& edges) {
    if (edges.empty()) return {{"position", "no edge"}};
    std::vector<std::string> names;
    for (const auto& edge : edges) names.push_back(edge_words(edge));
    return {{"edges", names}};
}

play::Words cut_words(const Edges& from, const Edges& to) {
    const std::vector<Edges> options = cuts(from);  // one for each edge
    const auto cut =
        std::find(options.begin(), options.end(), to) - options.begin();
    const std::size_t fallen = from.size() - to.size() - 1;
    const std::string edge = edge_words(from[cut]);
    if (fallen == 0) return {{"cut_edge", edge}};
    return {{"cut_edge", edge}, {"falls", fallen}};
}

play::Shape picture(const Edges& edges) {
    std::vector<std::string> names(1, "0");
    for (const auto& edge : edges)
        for (const int vertex : {edge.first, edge.second}) {
            names.resize(std::max(int(names.size()), vertex + 1));
            names[vertex] = std::to_string(vertex);
        }
    return play::graph(int(names.size()), edges, {0}, false, {}, names);
}

int main() {
    int n, m, k, a, b;
    while (std::cin >> n) {
        Edges edges;
        int vertices = 1;
        for (; n > 0; --n) {
            std::cin >> m >> k;
            for (; k > 0; --k) {
                std::cin >> a >> b;
                a = a == 1 ? 0 : vertices + a - 2;
                b = b == 1 ? 0 : vertices + b - 2;
                edges.emplace_back(std::min(a, b), std::max(a, b));
            }
            vertices += m - 1;
        }
        std::sort(edges.begin(), edges.end());  // equal ones side by side
        if (edges.size() > 13) play::decline("more than 13 edges");
        play::Game<Edges> game(cuts);
        game.position_words(position_words);
        game.move_words(cut_words).shape(picture);
        std::cout << (game.is_n_position(edges) ? "Sally\n" : "Harry\n");
    }
}
