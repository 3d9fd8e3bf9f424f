// Plays the game by search: the set of the vertices that are left.
#include <iostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

using Vertices = unsigned;  // bit v - 1: vertex v is in the set

int n, l, r;
std::vector<std::pair<int, int>> edges;
std::vector<Vertices> near;  // of vertex 1, vertex 2, ...

std::vector<Vertices> moves(Vertices left) {
    std::set<Vertices> connected;  // all sets of the same number of vertices
    for (int v = 0; v < n; ++v)
        if (left >> v & 1) connected.insert(1u << v);
    std::vector<Vertices> options;
    for (int size = 1; size <= r; ++size) {
        std::set<Vertices> larger;
        for (const Vertices set : connected) {
            if (size >= l) options.push_back(left & ~set);
            for (int v = 0; v < n; ++v)
                if (((left & ~set) >> v & 1) && (near[v] & set))
                    larger.insert(set | 1u << v);
        }
        connected.swap(larger);
    }
    return options;
}

std::vector<int> listed(Vertices set) {
    std::vector<int> list;
    for (int v = 1; v <= n; ++v)
        if (set >> (v - 1) & 1) list.push_back(v);
    return list;
}

int main() {
    int u, v;
    std::cin >> n >> l >> r;
    if (n > 13) play::decline("more than 13 vertices");
    near.resize(n);
    for (int i = 0; i < n; ++i) {
        std::cin >> u >> v;
        edges.emplace_back(u, v);
        near[u - 1] |= 1u << (v - 1);
        near[v - 1] |= 1u << (u - 1);
    }
    play::Game<Vertices> game(moves);
    game.position_words([](Vertices left) {
        return play::Words{{"vertices", listed(left)}} +
               play::Words{{"least", l}, {"most", r}};
    });
    game.move_words([](Vertices from, Vertices to) {
        return play::Words{{"remove", listed(from & ~to)}};
    });
    game.shape([](Vertices left) {
        std::vector<std::string> names = play::numbered(n);
        std::vector<std::pair<int, int>> kept;
        for (const auto& [a, b] : edges)
            if ((left >> (a - 1) & 1) && (left >> (b - 1) & 1))
                kept.emplace_back(a, b);
        for (int at = 1; at <= n; ++at)
            if (!(left >> (at - 1) & 1)) names[at].clear();
        return play::graph(n + 1, kept, {}, false, {}, names);
    });
    const Vertices all = (1u << n) - 1;
    std::cout << (game.is_n_position(all) ? "Alice\n" : "Bob\n");
}
