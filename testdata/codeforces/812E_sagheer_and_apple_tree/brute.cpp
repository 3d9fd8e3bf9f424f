// Plays the game by search after each swap: the apples on all nodes.
#include <iostream>
#include <string>
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

std::string position_words(const Apples& apples) {
    std::string words;
    for (int v = 1; v <= n; ++v)
        words += (v == 1 ? "" : ", ") + std::to_string(apples[v - 1]) +
                 " on node " + std::to_string(v);
    return words;
}

std::string move_words(const Apples& from, const Apples& to) {
    int source = 0, target = 0;
    for (int v = 1; v <= n; ++v) {
        if (to[v - 1] < from[v - 1]) source = v;
        if (to[v - 1] > from[v - 1]) target = v;
    }
    const std::string what = std::to_string(from[source - 1] - to[source - 1]) +
                             (target == 0 ? " of leaf " : " from node ") +
                             std::to_string(source);
    return target == 0 ? "eat " + what
                       : "move " + what + " to node " + std::to_string(target);
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
