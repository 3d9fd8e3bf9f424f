// Game graph: Grundy values of an impartial game that is given by its moves.
//
// Given:     positions 0, 1, ..., positions - 1 and the moves between them, in
//            any order. A player who cannot move loses.
// Computes:  grundy[p] = mex of the values of the options of p, for every p.
//            Why: the options of p have to be valued before p. List the
//            positions that no move leads to, remove them with their moves,
//            and repeat. Each position is listed before its options, so the
//            values are found from the end of the list. A position that is
//            never listed is on a cycle or can be reached from one.
// Use:       p is a P-position (the previous player wins) iff grundy[p] == 0;
//            a sum of positions is one iff the nim-sum of their values is 0
//            (lesson 6).
// Not for:   misere play, partizan games, games with cycles.
// Requires:  positions >= 0. No move leaves the positions, and no sequence of
//            moves returns to a position; if one does, an assertion fails with
//            "the game has a cycle". A move may be added more than once.
// Time:      O(positions + moves), without recursion: a long game needs no
//            stack
// Memory:    O(positions + moves)
// Standard:  C++98
// Source:    T. S. Ferguson, Game Theory, Part I, sections 3.1 and 3.2
#pragma once

#include <cassert>
#include <vector>

// snippet: game_graph
// An impartial game on the positions 0..positions-1, given by its moves.
class GameGraph {
  public:
    explicit GameGraph(int positions) : options_(positions) {}

    void add_move(int from, int to) {
        assert(0 <= from && from < int(options_.size()));
        assert(0 <= to && to < int(options_.size()));
        options_[from].push_back(to);
    }

    std::vector<int> grundy_values() const {
        const std::vector<int> order = positions_before_options();
        std::vector<int> grundy(order.size());
        // seen_from[v]: the last position with an option of value v, at first
        // none. A value is less than the number of positions.
        std::vector<int> seen_from(order.size(), -1);
        for (int i = int(order.size()) - 1; i >= 0; --i) {
            const int p = order[i];
            for (int j = 0; j < int(options_[p].size()); ++j)
                seen_from[grundy[options_[p][j]]] = p;
            while (seen_from[grundy[p]] == p) ++grundy[p];
        }
        return grundy;
    }

  private:
    // All positions, each one before its options.
    std::vector<int> positions_before_options() const {
        // in_degree[p]: how many moves lead to p from positions that the last
        // loop has not reached yet.
        std::vector<int> in_degree(options_.size()), order;
        for (int p = 0; p < int(options_.size()); ++p)
            for (int j = 0; j < int(options_[p].size()); ++j)
                ++in_degree[options_[p][j]];
        for (int p = 0; p < int(options_.size()); ++p)
            if (in_degree[p] == 0) order.push_back(p);
        for (int i = 0; i < int(order.size()); ++i) {
            const std::vector<int>& options = options_[order[i]];
            for (int j = 0; j < int(options.size()); ++j)
                if (--in_degree[options[j]] == 0) order.push_back(options[j]);
        }
        assert(order.size() == options_.size() && "the game has a cycle");
        return order;
    }

    std::vector<std::vector<int> > options_;  // of each position
};
// end snippet
