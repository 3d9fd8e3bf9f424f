// Walks along each path, and plays Nim on its piles by search.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;

std::vector<std::vector<int>> neighbours;
Piles stones;

// Appends the piles from `at` to `end`, if the path does not go to `from`.
bool find_path(int at, int end, int from, Piles& path) {
    path.push_back(stones[at]);
    if (at == end) return true;
    for (const int next : neighbours[at])
        if (next != from && find_path(next, end, at, path)) return true;
    path.pop_back();
    return false;
}

std::vector<Piles> options(const Piles& piles) {
    std::vector<Piles> results;
    for (std::size_t i = 0; i < piles.size(); ++i)
        for (int left = 0; left < piles[i]; ++left) {
            results.push_back(piles);
            results.back()[i] = left;
            std::sort(results.back().begin(), results.back().end());
        }
    return results;
}

int main() {
    int n, q, v, u;
    std::cin >> n;
    if (n > 1000) play::decline("a large tree");
    neighbours.resize(n + 1);
    stones.resize(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> stones[i];
    for (int i = 1; i < n; ++i) {
        std::cin >> v >> u;
        neighbours[v].push_back(u);
        neighbours[u].push_back(v);
    }
    play::Game<Piles> game(options);
    game.move_words(play::pile_move<int>);
    char operation;
    for (std::cin >> q; q > 0; --q) {
        std::cin >> operation >> v >> u;
        if (operation == 'C') {
            stones[v] = u;
            continue;
        }
        Piles path;
        find_path(v, u, 0, path);
        std::sort(path.begin(), path.end());
        double reached = 1;
        for (const int pile : path) reached *= pile + 1.0;
        if (reached > 5000) play::decline("too many positions");
        std::cout << (game.is_n_position(path) ? "Yes\n" : "No\n");
    }
}
