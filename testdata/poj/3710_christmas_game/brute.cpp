// Plays the Christmas Game by search: all graphs as they stand, one cut at a
// time.
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

// The edges that stand. The roots of all graphs are one ground, vertex 0.
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

// Words and a picture.
// The vertices that stand are numbered as the edges name them.
Edges renamed(Edges edges) {
    std::map<int, int> name = {{0, 0}};
    for (auto& [a, b] : edges) {
        a = name.emplace(a, int(name.size())).first->second;
        b = name.emplace(b, int(name.size())).first->second;
    }
    return edges;
}

std::string edge_words(const std::pair<int, int>& edge) {
    return std::to_string(edge.first) + "-" + std::to_string(edge.second);
}

std::string position_words(const Edges& edges) {
    std::string words = edges.empty() ? "no edge" : "edges";
    for (const auto& edge : renamed(edges)) words += ' ' + edge_words(edge);
    return words;
}

std::string cut_words(const Edges& from, const Edges& to) {
    const std::vector<Edges> options = cuts(from);  // one for each edge
    const auto cut =
        std::find(options.begin(), options.end(), to) - options.begin();
    const std::size_t fallen = from.size() - to.size() - 1;
    return "cut the edge " + edge_words(renamed(from)[cut]) +
           (fallen == 0 ? ""
                        : ", and " + std::to_string(fallen) + " more fall");
}

play::Shape picture(const Edges& edges) {
    int vertices = 1;
    for (const auto& [a, b] : renamed(edges))
        vertices = std::max({vertices, a + 1, b + 1});
    return play::graph(vertices, renamed(edges), {0});
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
                edges.emplace_back(a, b);
            }
            vertices += m - 1;
        }
        if (edges.size() > 13) play::decline("more than 13 edges");
        play::Game<Edges> game(cuts);
        game.position_words(position_words);
        game.move_words(cut_words).shape(picture);
        std::cout << (game.is_n_position(edges) ? "Sally\n" : "Harry\n");
    }
}
