// Plays the game by search with each root: the presents on all nodes.
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Presents = std::vector<int>;  // on node 1, node 2, ...

int n, k;
std::vector<std::pair<int, int>> edges;
std::vector<std::vector<int>> near;

// target[v]: the k-th ancestor of v, or 0.
void find_targets(int v, std::vector<int>& path, std::vector<int>& target) {
    path.push_back(v);
    const int depth = int(path.size()) - 1;
    if (depth >= k) target[v] = path[depth - k];
    for (const int next : near[v])
        if (depth == 0 || next != path[depth - 1])
            find_targets(next, path, target);
    path.pop_back();
}

bool alice_wins(int root, const Presents& start) {
    std::vector<int> path, target(n + 1);
    find_targets(root, path, target);
    play::Game<Presents> game([&](const Presents& presents) {
        std::vector<Presents> options;
        for (int v = 1; v <= n; ++v)
            for (int taken = 1; target[v] > 0 && taken <= presents[v - 1];
                 ++taken) {
                options.push_back(presents);
                options.back()[v - 1] -= taken;
                options.back()[target[v] - 1] += taken;
            }
        return options;
    });
    game.position_words([root](const Presents& presents) {
        play::Words words = {{"root", root}};
        for (int v = 1; v <= n; ++v)
            words += {{"presents", presents[v - 1]}, {"node", v}};
        return words;
    });
    game.move_words([](const Presents& from, const Presents& to) {
        int source = 0, to_node = 0;
        for (int v = 1; v <= n; ++v) {
            if (to[v - 1] < from[v - 1]) source = v;
            if (to[v - 1] > from[v - 1]) to_node = v;
        }
        const int taken = from[source - 1] - to[source - 1];
        return play::Words{
            {"move", taken}, {"from_node", source}, {"to_node", to_node}};
    });
    game.shape([](const Presents& presents) {
        std::vector<int> marks;
        for (int v = 1; v <= n; ++v)
            marks.insert(marks.end(), presents[v - 1], v);
        return play::graph(n + 1, edges, marks, false, {}, play::numbered(n));
    });
    return game.is_n_position(start);
}

int main() {
    int u, v, total = 0;
    std::cin >> n >> k;
    if (n > 8) play::decline("more than 8 nodes");
    near.resize(n + 1);
    for (int i = 1; i < n; ++i) {
        std::cin >> u >> v;
        edges.emplace_back(u, v);
        near[u].push_back(v);
        near[v].push_back(u);
    }
    Presents presents(n);
    for (int& number : presents) {
        std::cin >> number;
        if (number > 9 || (total += number) > 9)
            play::decline("more than 9 presents");
    }
    for (int root = 1; root <= n; ++root)
        std::cout << (alice_wins(root, presents) ? 1 : 0)
                  << (root < n ? ' ' : '\n');
}
