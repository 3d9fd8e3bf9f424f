// Plays the tree game by search. A position is the player to move and the tree;
// a move cuts one edge.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

// An edge is a pair of brackets around what grows on it, round for a black edge
// and square for a white one: "(()[])" is a black edge with one of each colour
// on it. Branches have no order, so they are sorted.
using Tree = std::string;
using Position = play::Turn<Tree>;

bool opens(char bracket) { return bracket == '(' || bracket == '['; }

std::size_t end_of_branch(const Tree& tree, std::size_t begin) {
    int open = 0;
    do open += opens(tree[begin++]) ? 1 : -1;
    while (open > 0);
    return begin;
}

Tree sorted(const Tree& tree) {
    std::vector<Tree> branches;
    for (std::size_t i = 0, end; i < tree.size(); i = end) {
        end = end_of_branch(tree, i);
        branches.push_back(tree[i] + sorted(tree.substr(i + 1, end - i - 2)) +
                           tree[end - 1]);
    }
    std::sort(branches.begin(), branches.end());
    Tree result;
    for (const Tree& branch : branches) result += branch;
    return result;
}

// The tree after each cut of an edge with this opening bracket, in order.
std::vector<Tree> cuts(const Tree& tree, char bracket) {
    std::vector<Tree> options;
    for (std::size_t i = 0; i < tree.size(); ++i)
        if (tree[i] == bracket)
            options.push_back(
                sorted(Tree(tree).erase(i, end_of_branch(tree, i) - i)));
    return options;
}

// Words and picture number the vertices in the order of the opening brackets;
// the root is 0.
play::Words cut_words(const Position& from, const Position& to) {
    const bool is_black = from.first == play::LEFT;
    int vertex = 0;
    for (std::size_t i = 0;; ++i) {
        if (!opens(from.second[i])) continue;
        ++vertex;
        if ((from.second[i] == '(') != is_black) continue;
        const std::size_t end = end_of_branch(from.second, i);
        if (sorted(Tree(from.second).erase(i, end - i)) != to.second) continue;
        const std::size_t above = (end - i) / 2 - 1;
        const char* colour = is_black ? "black" : "white";
        if (above == 0) return {{"cut_colour", colour}, {"below", vertex}};
        return {{"cut_colour", colour}, {"below", vertex}, {"falls", above}};
    }
}

play::Shape picture(const Position& at) {
    std::vector<std::pair<int, int>> edges;
    std::vector<int> path = {0}, white;
    for (const char bracket : at.second) {
        if (opens(bracket)) {
            if (bracket == '[') white.push_back(int(edges.size()));
            edges.emplace_back(path.back(), int(edges.size()) + 1);
            path.push_back(int(edges.size()));
        } else {
            path.pop_back();
        }
    }
    return play::graph(int(edges.size()) + 1, edges, {0}, false, white);
}

struct End {
    int to;
    bool is_black;
};

Tree grown(int vertex, int below, const std::vector<std::vector<End>>& ends) {
    Tree tree;
    for (const auto& [above, is_black] : ends[vertex])
        if (above != below)
            tree += (is_black ? '(' : '[') + grown(above, vertex, ends) +
                    (is_black ? ')' : ']');
    return tree;
}

int main() {
    play::Game<Position> game(
        play::turns([](const Tree& tree) { return cuts(tree, '('); },
                    [](const Tree& tree) { return cuts(tree, '['); }));
    game.position_words([](const Position& at) {
        return (at.second.empty() ? play::Words{{"position", "no edge"}}
                                  : play::Words{{"tree_colours", at.second}}) +
               play::Words{
                   {"to_move", at.first == play::LEFT ? "Chef" : "Ksen"}};
    });
    game.move_words(cut_words).shape(picture);
    int tests, n, u, v, c;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        if (n > 13) play::decline("more than 12 edges");
        std::vector<std::vector<End>> ends(n + 1);
        for (int i = 1; i < n; ++i) {
            std::cin >> u >> v >> c;
            ends[u].push_back({v, c == 0});
            ends[v].push_back({u, c == 0});
        }
        const Tree tree = sorted(grown(1, 0, ends));
        const bool chef_wins = game.is_n_position({play::LEFT, tree});
        const bool ksen_wins = game.is_n_position({play::RIGHT, tree});
        std::cout << (chef_wins ? "Chef " : "Ksen ")
                  << (ksen_wins ? "Ksen\n" : "Chef\n");
    }
}
