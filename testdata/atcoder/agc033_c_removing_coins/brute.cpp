// Plays the game by search. A position is the number of coins on each vertex.
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Coins = std::vector<int>;  // on the vertices 1, 2, ..., n; [0] is unused

int n;
std::vector<std::pair<int, int>> edges;
std::vector<std::vector<int>> ends;
std::vector<std::vector<int>> towards;  // towards[v][u]: the vertex after u

void walk(int v, int at, int before) {
    towards[v][at] = before;
    for (const int u : ends[at])
        if (u != before) walk(v, u, at);
}

Coins after(const Coins& coins, int v) {  // after the move that chooses v
    Coins moved(n + 1);
    for (int u = 1; u <= n; ++u)
        if (u != v) moved[towards[v][u]] += coins[u];
    return moved;
}

std::vector<Coins> moves(const Coins& coins) {
    std::vector<Coins> options;
    for (int v = 1; v <= n; ++v)
        if (coins[v] > 0) options.push_back(after(coins, v));
    return options;
}

play::Words position_words(const Coins& coins) {
    play::Words words;
    for (int v = 1; v <= n; ++v)
        if (coins[v] > 0) words += {{"presents", coins[v]}, {"node", v}};
    return words.is_empty() ? play::Words{{"position", "no coin"}} : words;
}

play::Words move_words(const Coins& from, const Coins& to) {
    int v = 1;
    while (from[v] == 0 || after(from, v) != to) ++v;
    return {{"take_coins", from[v]}, {"vertex", v}};
}

play::Shape picture(const Coins& coins) {
    std::vector<int> marks;
    for (int v = 1; v <= n; ++v) marks.insert(marks.end(), coins[v], v);
    return play::graph(n + 1, edges, marks, false, {}, play::numbered(n));
}

int main() {
    std::cin >> n;
    if (n > 11) play::decline("more than 11 vertices");
    ends.resize(n + 1);
    for (int i = 1; i < n; ++i) {
        int a, b;
        std::cin >> a >> b;
        edges.emplace_back(a, b);
        ends[a].push_back(b);
        ends[b].push_back(a);
    }
    towards.assign(n + 1, std::vector<int>(n + 1));
    for (int v = 1; v <= n; ++v) walk(v, v, 0);
    Coins coins(n + 1, 1);
    coins[0] = 0;
    play::Game<Coins> game(moves);
    game.position_words(position_words).move_words(move_words).shape(picture);
    std::cout << (game.is_n_position(coins) ? "First\n" : "Second\n");
}
