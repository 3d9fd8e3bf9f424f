// Plays PP and QQ by search: all trees, one cut at a time.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

// An edge is a pair of brackets around what grows on it: "(()())" is one edge
// with two on it. Branches have no order, so they are sorted.
using Tree = std::string;

std::size_t end_of_branch(const Tree& tree, std::size_t begin) {
    int open = 0;
    do open += tree[begin++] == '(' ? 1 : -1;
    while (open > 0);
    return begin;
}

Tree sorted(const Tree& tree) {
    std::vector<Tree> branches;
    for (std::size_t i = 0, end; i < tree.size(); i = end) {
        end = end_of_branch(tree, i);
        branches.push_back('(' + sorted(tree.substr(i + 1, end - i - 2)) + ')');
    }
    std::sort(branches.begin(), branches.end());
    Tree result;
    for (const Tree& branch : branches) result += branch;
    return result;
}

std::vector<Tree> cuts(const Tree& tree) {
    std::vector<Tree> options;
    for (std::size_t i = 0; i < tree.size(); ++i)
        if (tree[i] == '(')
            options.push_back(
                sorted(Tree(tree).erase(i, end_of_branch(tree, i) - i)));
    return options;
}

// Words and a picture, in which the vertices are numbered as the brackets
// open.
play::Words cut_words(const Tree& from, const Tree& to) {
    const std::vector<Tree> options = cuts(from);  // one for each vertex
    const auto vertex =
        std::find(options.begin(), options.end(), to) - options.begin() + 1;
    const std::size_t above = (from.size() - to.size()) / 2 - 1;
    if (above == 0) return {{"cut_below", vertex}};
    return {{"cut_below", vertex}, {"falls", above}};
}

play::Shape picture(const Tree& tree) {
    std::vector<std::pair<int, int>> edges;
    std::vector<int> path = {0};
    for (const char bracket : tree) {
        if (bracket == '(') {
            edges.emplace_back(path.back(), int(edges.size()) + 1);
            path.push_back(int(edges.size()));
        } else {
            path.pop_back();
        }
    }
    return play::graph(int(edges.size()) + 1, edges, {0});
}

Tree grown(int vertex, int below, const std::vector<std::vector<int>>& ends) {
    Tree tree;
    for (const int above : ends[vertex])
        if (above != below) tree += '(' + grown(above, vertex, ends) + ')';
    return tree;
}

int main() {
    play::Game<Tree> game(cuts, play::misere);
    game.move_words(cut_words).shape(picture);
    int n, m, a, b;
    while (std::cin >> n) {
        Tree forest;  // all roots are one ground
        for (; n > 0; --n) {
            std::cin >> m;
            std::vector<std::vector<int>> ends(m + 1);
            for (; m > 1; --m) {
                std::cin >> a >> b;
                ends[a].push_back(b);
                ends[b].push_back(a);
            }
            forest += grown(1, 0, ends);
        }
        if (forest.size() > 2 * 14) play::decline("more than 14 edges");
        std::cout << (game.is_n_position(sorted(forest)) ? "PP\n" : "QQ\n");
    }
}
