// Plays the Christmas Game by search: all graphs, one cut at a time.
#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "play.hpp"

// An edge of a graph, with the numbers of the input: the root of each graph
// is 1.
struct Edge {
    int graph, a, b;
};

bool operator<(const Edge& x, const Edge& y) {
    return std::tie(x.graph, x.a, x.b) < std::tie(y.graph, y.a, y.b);
}

bool operator==(const Edge& x, const Edge& y) { return !(x < y) && !(y < x); }

using Edges = std::vector<Edge>;

// The edges that are connected with the roots.
Edges standing(const Edges& edges) {
    std::set<std::pair<int, int>> reached;  // graph, vertex
    for (const auto& edge : edges) reached.insert({edge.graph, 1});
    for (std::size_t round = 0; round < edges.size(); ++round)
        for (const auto& [graph, a, b] : edges)
            if (reached.count({graph, a}) || reached.count({graph, b}))
                reached.insert({{graph, a}, {graph, b}});
    Edges left;
    for (const auto& edge : edges)
        if (reached.count({edge.graph, edge.a})) left.push_back(edge);
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

// Words and a picture, in which a vertex has the number of the input from the
// first move to the last.
std::string edge_words(const Edge& edge) {
    return std::to_string(edge.a) + "-" + std::to_string(edge.b);
}

play::Words position_words(const Edges& edges, bool is_alone) {
    if (edges.empty()) return {{"position", "no edge"}};
    std::map<int, std::vector<std::string>> names;  // of each graph
    for (const auto& edge : edges)
        names[edge.graph].push_back(edge_words(edge));
    play::Words words;
    for (const auto& [graph, list] : names)
        words += is_alone ? play::Words{{"edges", list}}
                          : play::Words{{"edges", list}, {"of_graph", graph}};
    return words;
}

play::Words cut_words(const Edges& from, const Edges& to, bool is_alone) {
    const std::vector<Edges> options = cuts(from);  // one for each edge
    const auto cut =
        std::find(options.begin(), options.end(), to) - options.begin();
    const std::size_t fallen = from.size() - to.size() - 1;
    const std::string edge = edge_words(from[cut]);
    const int graph = from[cut].graph;
    if (is_alone && fallen == 0) return {{"cut_edge", edge}};
    if (is_alone) return {{"cut_edge", edge}, {"falls", fallen}};
    if (fallen == 0) return {{"cut_edge", edge}, {"of_graph", graph}};
    return {{"cut_edge", edge}, {"of_graph", graph}, {"falls", fallen}};
}

// Each picture has all vertices of the start, at fixed indexes. The vertices
// that are gone have no names.
play::Shape picture(int graphs, const Edges& start, const Edges& edges) {
    std::map<std::pair<int, int>, int> numbers;  // of the vertices, by name
    std::vector<std::string> names;
    std::vector<int> roots;
    const auto number = [&](int graph, int vertex) {
        const auto found =
            numbers.emplace(std::pair(graph, vertex), names.size());
        if (found.second) names.emplace_back();
        return found.first->second;
    };
    for (int graph = 1; graph <= graphs; ++graph) {
        roots.push_back(number(graph, 1));
        names[roots.back()] = "1";
    }
    for (const auto& [graph, a, b] : start) {
        number(graph, a);
        number(graph, b);
    }
    std::vector<std::pair<int, int>> lines;
    for (const auto& [graph, a, b] : edges) {
        lines.emplace_back(number(graph, a), number(graph, b));
        names[lines.back().first] = std::to_string(a);
        names[lines.back().second] = std::to_string(b);
    }
    return play::graph(int(names.size()), lines, roots, false, {}, names);
}

int main() {
    int n, m, k, a, b;
    while (std::cin >> n) {
        Edges edges;
        for (int graph = 1; graph <= n; ++graph) {
            std::cin >> m >> k;
            for (; k > 0; --k) {
                std::cin >> a >> b;
                edges.push_back({graph, std::min(a, b), std::max(a, b)});
            }
        }
        std::sort(edges.begin(), edges.end());  // equal ones side by side
        if (edges.size() > 13) play::decline("more than 13 edges");
        const bool is_alone = n == 1;  // then no graph is named
        play::Game<Edges> game(cuts);
        game.position_words(
            [&](const Edges& at) { return position_words(at, is_alone); });
        game.move_words([&](const Edges& from, const Edges& to) {
            return cut_words(from, to, is_alone);
        });
        game.shape([&](const Edges& at) { return picture(n, edges, at); });
        std::cout << (game.is_n_position(edges) ? "Sally\n" : "Harry\n");
    }
}
