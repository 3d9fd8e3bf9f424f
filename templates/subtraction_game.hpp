// Subtraction game: Grundy values of a pile from which fixed numbers are taken.
//
// Given:     a subtraction set S. A move takes s stones from the pile, where s
//            is in S and at most the pile. A player who cannot move loses.
// Computes:  grundy[p] = mex{ grundy[p - s] : s in S, s <= p }.
//            Why: a pile of value v has a move to each value below v and none
//            to v. A move to a larger value can be answered by a move back to
//            v. So the pile plays like a Nim pile of v stones.
// Use:       a sum of piles is a P-position iff the nim-sum of their values is
//            0. S = {1, ..., k} is Bachet's game: grundy[p] = p mod (k + 1).
// Not for:   misere play; splitting a pile; sets that depend on the pile.
// Requires:  max_pile >= 0; S in any order, with or without repetitions, its
//            elements >= 1.
// Time:      O(max_pile |S|)
// Memory:    O(max_pile + |S|)
// Standard:  C++98
// Source:    T. S. Ferguson, Game Theory, Part I, sections 1.4 and 3.3
#pragma once

#include <vector>

// snippet: subtraction_game
// Grundy values of piles of 0..max_pile stones.
inline std::vector<int> subtraction_game_values(
    int max_pile, const std::vector<int>& subtraction_set) {
    const int moves = int(subtraction_set.size());
    std::vector<int> grundy(max_pile + 1);
    // seen_from[v]: the last pile with an option of value v. A pile has at most
    // `moves` options, so no value is larger.
    std::vector<int> seen_from(moves + 1);
    for (int pile = 1; pile <= max_pile; ++pile) {
        for (int i = 0; i < moves; ++i)
            if (subtraction_set[i] <= pile)
                seen_from[grundy[pile - subtraction_set[i]]] = pile;
        while (seen_from[grundy[pile]] == pile) ++grundy[pile];
    }
    return grundy;
}
// end snippet
