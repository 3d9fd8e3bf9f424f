// Plays the game by search: the vertices that are left of the tree.
#include <iostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

using Part = std::set<int>;

struct Tree {
    std::vector<std::vector<int>> near;

    // The vertices that can be reached from u without the vertex v.
    Part kept(const Part& part, int v, int u) const {
        Part reached = {u};
        for (std::vector<int> rest = {u}; !rest.empty();) {
            const int at = rest.back();
            rest.pop_back();
            for (const int to : near[at])
                if (to != v && part.count(to) && reached.insert(to).second)
                    rest.push_back(to);
        }
        return reached;
    }

    std::vector<Part> options(const Part& part) const {
        std::vector<Part> parts;
        for (const int v : part)
            for (const int u : near[v])
                if (part.count(u)) parts.push_back(kept(part, v, u));
        return parts;
    }

    play::Words move_words(const Part& from, const Part& to) const {
        for (const int v : from)
            for (const int u : near[v])
                if (to.count(u) && !to.count(v) && from.count(u))
                    return {{"delete", v}, {"keep", u}};
        return {};
    }

    play::Shape shape(const Part& part) const {
        std::vector<std::pair<int, int>> edges;
        for (const int v : part)
            for (const int u : near[v])
                if (v < u && part.count(u)) edges.emplace_back(v, u);
        std::vector<std::string> names(near.size());
        for (const int v : part) names[v] = std::to_string(v);
        return play::graph(int(near.size()), edges, {}, false, {}, names);
    }
};

int main() {
    int tests, n, u, v;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        if (n > 20) play::decline("more than 20 vertices");
        Tree tree;
        tree.near.resize(n + 1);
        Part all;
        for (int i = 1; i <= n; ++i) all.insert(i);
        for (int i = 1; i < n; ++i) {
            std::cin >> u >> v;
            tree.near[u].push_back(v);
            tree.near[v].push_back(u);
        }
        // The player who leaves a single vertex loses.
        play::Game<Part> game([&](const Part& at) { return tree.options(at); },
                              play::misere);
        game.position_words([](const Part& at) {
            return play::Words{{at.size() == 1 ? "vertex" : "vertices", at}};
        });
        game.move_words([&](const Part& from, const Part& to) {
            return tree.move_words(from, to);
        });
        game.shape([&](const Part& at) { return tree.shape(at); });
        std::cout << (game.is_n_position(all) ? "Hifuu\n" : "Luna\n");
    }
}
