// Plays the Game of CS by search: whole trees, one unit at a time.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

// An edge is its number of units, and brackets around what grows on it:
// "3(1())" is an edge of 3 units with one of 1 unit above. Branches are sorted.
using Tree = std::string;

struct Branch {
    int units;
    Tree above;
};

std::vector<Branch> branches_of(const Tree& tree) {
    std::vector<Branch> branches;
    for (std::size_t i = 0; i < tree.size();) {
        const std::size_t begin = tree.find('(', i);
        const int units = std::stoi(tree.substr(i, begin - i));
        int open = 1;
        for (i = begin + 1; open > 0; ++i)
            open += tree[i] == '(' ? 1 : tree[i] == ')' ? -1 : 0;
        branches.push_back({units, tree.substr(begin + 1, i - begin - 2)});
    }
    return branches;
}

Tree joined(const std::vector<Branch>& branches) {
    std::vector<std::string> words;
    for (const Branch& branch : branches)
        if (branch.units > 0)
            words.push_back(std::to_string(branch.units) + '(' + branch.above +
                            ')');
    std::sort(words.begin(), words.end());
    Tree tree;
    for (const std::string& word : words) tree += word;
    return tree;
}

std::vector<Tree> moves(const Tree& tree) {
    std::vector<Tree> options;
    std::vector<Branch> branches = branches_of(tree);
    for (Branch& branch : branches) {
        --branch.units;
        options.push_back(joined(branches));
        ++branch.units;
        const Tree above = branch.above;
        for (const Tree& option : moves(above)) {
            branch.above = option;
            options.push_back(joined(branches));
        }
        branch.above = above;
    }
    return options;
}

// Words and a picture, in which the units of an edge are parallel edges, and
// the vertices are numbered as the brackets open.
play::Words move_words(const Tree& from, const Tree& to) {
    const std::vector<Tree> options = moves(from);  // one for each vertex
    const auto vertex =
        std::find(options.begin(), options.end(), to) - options.begin() + 1;
    const auto fallen = std::count(from.begin(), from.end(), '(') -
                        std::count(to.begin(), to.end(), '(');
    if (fallen == 0) return {{"colour_unit", vertex}};
    if (fallen == 1) return {{"colour_last_unit", vertex}};
    return {{"colour_last_unit", vertex}, {"falls", fallen - 1}};
}

void draw(const Tree& tree, int below, int& vertices,
          std::vector<std::pair<int, int>>& edges) {
    for (const Branch& branch : branches_of(tree)) {
        const int vertex = vertices++;
        edges.insert(edges.end(), branch.units, {below, vertex});
        draw(branch.above, vertex, vertices, edges);
    }
}

play::Shape picture(const Tree& tree) {
    std::vector<std::pair<int, int>> edges;
    int vertices = 1;
    draw(tree, 0, vertices, edges);
    return play::graph(vertices, edges, {0});
}

using Ends = std::vector<std::vector<std::pair<int, int>>>;  // other end, units

Tree grown(int vertex, int below, const Ends& ends) {
    std::vector<Branch> branches;
    for (const auto& [above, units] : ends[vertex])
        if (above != below)
            branches.push_back({units, grown(above, vertex, ends)});
    return joined(branches);
}

int main() {
    play::Game<Tree> game(moves);
    game.move_words(move_words).shape(picture);
    int tests, n, u, v, w;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n;
        Ends ends(n);
        double positions = 1;  // at most
        for (int i = 1; i < n; ++i) {
            std::cin >> u >> v >> w;
            ends[u].push_back({v, w});
            ends[v].push_back({u, w});
            positions *= w + 1.0;
        }
        if (positions > 20000) play::decline("too many units");
        const bool emily = game.is_n_position(grown(0, -1, ends));
        std::cout << "Case " << test << (emily ? ": Emily\n" : ": Jolly\n");
    }
}
