// Bachet's game: who wins a pile when 1 to k may be taken, and by which move.
//
// Given:     a pile of n. A move takes 1 to k of it, at most what is left;
//            whoever takes the last one wins.
// Computes:  the winning move n mod (k+1): the multiples of k + 1 are the
//            P-positions, and one move at most leads to a multiple.
// Use:       counting up to a target by steps of 1 to k, where whoever reaches
//            it wins, is the pile n = target - total; Bachet's own game counts
//            to 100 by steps of at most 10. Where a step may pass the target
//            and wins too, the P-positions are the same, and while n <= k each
//            step of n to k wins.
// Not for:   misere play; moves that depend on the last one.
// Requires:  Integer is int or long long; n >= 0; 1 <= k < the largest Integer.
// Time:      O(1)
// Standard:  C++98
// Source:    C. G. Bachet, Problemes plaisans et delectables, 1612; T. S.
//            Ferguson, Game Theory, Part I, sections 1.1 and 1.4
#pragma once

#include <cassert>
#include <limits>

// snippet: bachet
// How many of n to take, when 1..k may be; 0 if no move wins.
template <class Integer>
Integer bachet_winning_move(Integer n, Integer k) {
    assert(n >= 0 && k >= 1 && k < std::numeric_limits<Integer>::max());
    return n % (k + 1);
}

// Does the previous player win a pile of n?
template <class Integer>
bool is_bachet_p_position(Integer n, Integer k) {
    return bachet_winning_move(n, k) == 0;
}
// end snippet
