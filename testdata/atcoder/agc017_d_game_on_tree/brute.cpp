// Plays the game by search: whole trees, one cut at a time.
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

// The vertices are numbered from the root, 0, in depth-first order: below[v -
// 1] < v is the vertex below v, and the vertices of the subtree of v have the
// numbers from v on.
using Tree = std::vector<int>;

Tree cut(const Tree& tree, int vertex) {
    Tree rest;
    std::vector<int> name = {0};  // of the vertices in the tree; -1 for others
    for (int v = 1; v <= int(tree.size()); ++v) {
        const int below = name[tree[v - 1]];
        const bool falls = v == vertex || below < 0;
        name.push_back(falls ? -1 : int(rest.size()) + 1);
        if (!falls) rest.push_back(below);
    }
    return rest;
}

std::vector<Tree> cuts(const Tree& tree) {
    std::vector<Tree> options;
    for (int v = 1; v <= int(tree.size()); ++v) options.push_back(cut(tree, v));
    return options;
}

play::Words cut_words(const Tree& from, const Tree& to) {
    int vertex = 1;
    while (cut(from, vertex) != to) ++vertex;
    const std::size_t above = from.size() - to.size() - 1;
    if (above == 0) return {{"cut_below", vertex}};
    return {{"cut_below", vertex}, {"falls", above}};
}

play::Words tree_words(const Tree& tree) {
    return {{"tree_edges", tree.size()}};
}

play::Shape picture(const Tree& tree) {
    std::vector<std::pair<int, int>> edges;
    for (int v = 1; v <= int(tree.size()); ++v)
        edges.emplace_back(tree[v - 1], v);
    return play::graph(int(tree.size()) + 1, edges, {0});
}

void walk(int vertex, int below, const std::vector<std::vector<int>>& ends,
          Tree& tree) {
    const int name = int(tree.size());
    for (const int above : ends[vertex]) {
        if (above == below) continue;
        tree.push_back(name);
        walk(above, vertex, ends, tree);
    }
}

int main() {
    int n, x, y;
    std::cin >> n;
    if (n > 15) play::decline("more than 14 edges");
    std::vector<std::vector<int>> ends(n + 1);
    for (int i = 1; i < n; ++i) {
        std::cin >> x >> y;
        ends[x].push_back(y);
        ends[y].push_back(x);
    }
    Tree tree;
    walk(1, 0, ends, tree);
    play::Game<Tree> game(cuts);
    game.position_words(tree_words).move_words(cut_words).shape(picture);
    std::cout << (game.is_n_position(tree) ? "Alice\n" : "Bob\n");
}
