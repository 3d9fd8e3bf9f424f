// Game graph: Grundy values of an impartial game that is given by its moves.
//
// Given:     positions 0, 1, ..., positions - 1 and the moves between them, in
//            any order; whoever cannot move loses.
// Computes:  grundy[p] = mex of the values of the options of p, and whether p
//            is a P-position, for every position.
// Use:       p is a P-position (the previous player wins) iff grundy[p] == 0;
//            p_positions() is enough, and quicker, where no games are summed.
//            A sum of positions is one iff the nim-sum of their values is 0.
// Not for:   misere play, partizan games, games with cycles.
// Requires:  positions >= 0; moves between them, and no cycle (a move from p to
//            p is one): an assertion says "the game has a cycle", wherever in
//            the graph it is. A move may be added more than once.
// Time:      O(positions + moves), without recursion: a long game is no harm
// Memory:    O(positions + moves): 8 bytes a move, 20 a position; the vectors
//            of the moves may hold twice that while they grow
// Standard:  C++98
// Source:    T. S. Ferguson, Game Theory, Part I, sections 3.1 and 3.2
#pragma once

#include <cassert>
#include <cstddef>
#include <vector>

// snippet: game_graph
// An impartial game on the positions 0..positions-1, given by its moves.
class GameGraph {
  public:
    explicit GameGraph(int positions)
        : last_move_(positions, -1), entries_(positions) {}

    void add_move(int from, int to) {
        assert(0 <= from && from < int(last_move_.size()));
        assert(0 <= to && to < int(last_move_.size()));
        option_.push_back(to);
        move_before_.push_back(last_move_[from]);
        last_move_[from] = int(option_.size()) - 1;
        ++entries_[to];
    }

    std::vector<int> grundy_values() const {
        const std::vector<int> order = positions_before_options();
        std::vector<int> grundy(order.size());
        // The last position that saw each value. A position of value v starts
        // a path of v moves, so v < positions.
        std::vector<int> seen_from(order.size(), -1);
        for (std::size_t i = order.size(); i-- > 0;) {
            const int p = order[i];
            for (int m = last_move_[p]; m >= 0; m = move_before_[m])
                seen_from[grundy[option_[m]]] = p;
            while (seen_from[grundy[p]] == p) ++grundy[p];
        }
        return grundy;
    }

    std::vector<bool> p_positions() const {
        const std::vector<int> order = positions_before_options();
        std::vector<bool> is_p_position(order.size());
        for (std::size_t i = order.size(); i-- > 0;) {
            int m = last_move_[order[i]];  // the first move to a P-position
            while (m >= 0 && !is_p_position[option_[m]]) m = move_before_[m];
            is_p_position[order[i]] = m < 0;
        }
        return is_p_position;
    }

  private:
    // All positions, each after those that lead to it.
    std::vector<int> positions_before_options() const {
        std::vector<int> order, entries = entries_;  // from positions not met
        for (int p = 0; p < int(entries.size()); ++p)
            if (entries[p] == 0) order.push_back(p);
        for (std::size_t i = 0; i < order.size(); ++i)
            for (int m = last_move_[order[i]]; m >= 0; m = move_before_[m])
                if (--entries[option_[m]] == 0) order.push_back(option_[m]);
        assert(order.size() == entries.size() && "the game has a cycle");
        return order;
    }

    std::vector<int> option_, move_before_;  // of each move; -1: none before
    std::vector<int> last_move_, entries_;   // of each position
};
// end snippet
