// Game graph: Grundy values of an impartial game that is given by its moves.
//
// Given:     the list options[p] for p = 0, 1, ..., n - 1: the positions that a
//            move from p leads to. A player who cannot move loses.
// Computes:  grundy[p] = mex of the values of the options of p, for every p.
//            Why: the values of the options of p are needed before the value
//            of p. List the positions that no move leads to, remove them with
//            their moves, and repeat. So each position is listed before its
//            options, and the values are computed from the end of the list.
// Use:       p is a P-position (the previous player wins) iff grundy[p] == 0.
//            A sum of positions is a P-position iff the nim-sum of their
//            values is 0 (lesson 6).
// Not for:   misere play, partizan games, games with cycles.
// Requires:  0 <= option < n. No sequence of moves returns to a position: the
//            values of a graph with a cycle are wrong, without a warning. A
//            list of options may be in any order, and may repeat an option.
// Time:      O(positions + moves), without recursion: a long game needs no
//            stack
// Memory:    O(positions + moves)
// Standard:  C++98
// Source:    T. S. Ferguson, Game Theory, Part I, sections 3.1 and 3.2
#pragma once

#include <vector>

// snippet: game_graph
// Grundy values of positions 0..n-1 with these options, without a cycle.
inline std::vector<int> game_graph_values(
    const std::vector<std::vector<int> >& options) {
    const int n = int(options.size());
    std::vector<int> in_degree(n), order, grundy(n);
    for (int p = 0; p < n; ++p)
        for (int j = 0; j < int(options[p].size()); ++j)
            ++in_degree[options[p][j]];
    // The positions, each before its options; the list grows in the loop.
    for (int p = 0; p < n; ++p)
        if (in_degree[p] == 0) order.push_back(p);
    for (int i = 0; i < int(order.size()); ++i) {
        const int p = order[i];
        for (int j = 0; j < int(options[p].size()); ++j)
            if (--in_degree[options[p][j]] == 0) order.push_back(options[p][j]);
    }
    // seen_from[v]: the last position with an option of value v.
    std::vector<int> seen_from(n, -1);
    for (int i = int(order.size()) - 1; i >= 0; --i) {
        const int p = order[i];
        for (int j = 0; j < int(options[p].size()); ++j)
            seen_from[grundy[options[p][j]]] = p;
        while (seen_from[grundy[p]] == p) ++grundy[p];
    }
    return grundy;
}
// end snippet
