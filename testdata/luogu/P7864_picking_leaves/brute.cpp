// Plays the game by search: every set of leaves can be taken.
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

using Nodes = unsigned;  // bit i: is node i + 1 in the tree?

class Tree {
  public:
    explicit Tree(std::vector<int> parents) : parents_(std::move(parents)) {}

    int size() const { return int(parents_.size()); }

    Nodes leaves(Nodes nodes) const {
        Nodes leaves = nodes;
        for (int i = 1; i < size(); ++i)
            if (nodes >> i & 1) leaves &= ~(1u << parents_[i]);
        return leaves;
    }

    std::vector<Nodes> moves(Nodes nodes) const {
        std::vector<Nodes> options;
        const Nodes all = leaves(nodes);
        for (Nodes taken = all; taken > 0; taken = (taken - 1) & all)
            options.push_back(nodes ^ taken);
        return options;
    }

    std::string listed(Nodes nodes) const {
        std::vector<int> numbers;
        for (int i = 0; i < size(); ++i)
            if (nodes >> i & 1) numbers.push_back(i + 1);
        return play::described(numbers);
    }

    play::Shape shape(Nodes nodes) const {
        std::vector<std::pair<int, int>> edges;
        std::vector<std::string> names(size());
        for (int i = 0; i < size(); ++i) {
            if (!(nodes >> i & 1)) continue;
            names[i] = std::to_string(i + 1);
            if (i > 0) edges.emplace_back(parents_[i], i);
        }
        const std::vector<int> root(nodes & 1, 0);  // marked
        return play::graph(size(), edges, root, false, {}, names);
    }

  private:
    std::vector<int> parents_;  // nodes are counted from 0
};

int main() {
    int trees, n;
    for (std::cin >> trees; trees > 0; --trees) {
        std::cin >> n;
        std::vector<int> parents(n);
        for (int i = 1; i < n; ++i) {
            std::cin >> parents[i];
            --parents[i];
        }
        if (n > 11) play::decline("the tree is too large");
        const Tree tree(parents);
        play::Game<Nodes> game([&](Nodes nodes) { return tree.moves(nodes); });
        game.position_words([&](Nodes nodes) {
            return play::Words{{"nodes", tree.listed(nodes)}};
        });
        game.move_words([&](Nodes from, Nodes to) {
            return play::Words{{"take", tree.listed(from ^ to)}};
        });
        game.shape([&](Nodes nodes) { return tree.shape(nodes); });
        std::cout << game.is_n_position((1u << n) - 1) << '\n';
    }
}
