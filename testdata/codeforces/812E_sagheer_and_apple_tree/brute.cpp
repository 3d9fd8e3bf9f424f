// Plays the game by search after each swap: the apples on all nodes.
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Apples = std::vector<int>;  // on node 1, node 2, ...

int n;
std::vector<std::vector<int>> children;

std::vector<Apples> moves(const Apples& apples) {
    std::vector<Apples> options;
    for (int v = 1; v <= n; ++v)
        for (int taken = 1; taken <= apples[v - 1]; ++taken) {
            Apples rest = apples;
            rest[v - 1] -= taken;
            if (children[v].empty()) options.push_back(rest);
            for (const int child : children[v]) {
                options.push_back(rest);
                options.back()[child - 1] += taken;
            }
        }
    return options;
}

play::Words position_words(const Apples& apples) {
    play::Words words;
    for (int v = 1; v <= n; ++v)
        words += {{"presents", apples[v - 1]}, {"node", v}};
    return words;
}

play::Words move_words(const Apples& from, const Apples& to) {
    int source = 0, target = 0;
    for (int v = 1; v <= n; ++v) {
        if (to[v - 1] < from[v - 1]) source = v;
        if (to[v - 1] > from[v - 1]) target = v;
    }
    const int taken = from[source - 1] - to[source - 1];
    if (target == 0) return {{"eat", taken}, {"leaf", source}};
    return {{"move", taken}, {"from_node", source}, {"to_node", target}};
}

play::Shape picture(const Apples& apples) {
    std::vector<std::pair<int, int>> edges;
    std::vector<int> marks;
    for (int v = 1; v <= n; ++v) {
        for (const int child : children[v]) edges.emplace_back(v, child);
        marks.insert(marks.end(), apples[v - 1], v);
    }
    return play::graph(n + 1, edges, marks, false, {}, play::numbered(n));
}

int main() {
    play::Game<Apples> game(moves);
    game.position_words(position_words).move_words(move_words).shape(picture);
    std::cin >> n;
    Apples apples(n);
    int total = 0, parent;
    for (int& number : apples) {
        std::cin >> number;
        if ((total += number) > 11 || n > 7) play::decline("too many apples");
    }
    children.resize(n + 1);
    for (int v = 2; v <= n; ++v) {
        std::cin >> parent;
        children[parent].push_back(v);
    }
    int swaps = 0;
    for (int v = 1; v < n; ++v)
        for (int u = 0; u < v; ++u) {
            std::swap(apples[u], apples[v]);
            if (game.is_p_position(apples)) ++swaps;
            std::swap(apples[u], apples[v]);
        }
    std::cout << swaps << '\n';
}
