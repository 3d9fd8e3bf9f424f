// Plays the game by search, once for each goal: the place of the token.
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

int main() {
    int n, m, q, x, y;
    std::cin >> n >> m >> q;
    std::vector<std::vector<int>> edges(n + 1);
    std::vector<std::pair<int, int>> arrows;
    for (int i = 0; i < m; ++i) {
        int u, v;
        std::cin >> u >> v;
        edges[u].push_back(v);
        arrows.emplace_back(u, v);
    }
    int most = 300000;  // places that the searches may look at
    for (; q > 0; --q) {
        std::cin >> x >> y;
        std::set<int> reached = {x};
        for (std::vector<int> rest = {x}; !rest.empty() && most > 0;) {
            const int u = rest.back();
            rest.pop_back();
            if (u == y) continue;
            most -= 1 + int(edges[u].size());
            for (const int v : edges[u])
                if (reached.insert(v).second) rest.push_back(v);
        }
        if (most <= 0) play::decline("too many places");
        play::Game<int> game([&](int place) {
            return place == y ? std::vector<int>() : edges[place];
        });
        game.position_words([y](int place) {
            return play::Words{{"token", place}} + play::Words{{"goal", y}};
        });
        game.move_words([](int, int to) { return play::Words{{"go_to", to}}; });
        game.shape([&](int place) {
            std::vector<std::string> names = play::numbered(n);
            names[y] += "★";
            return play::graph(n + 1, arrows, {place}, true, {}, names);
        });
        const play::Outcome outcome = game.outcome(x);
        std::cout << (outcome == play::N_POSITION   ? 1
                      : outcome == play::P_POSITION ? -1
                                                    : 0)
                  << '\n';
    }
}
