// Bachet's game: who wins a pile when 1 to k may be taken, and by which move.
//
// Given:     a pile of n stones. A move takes 1 to k of them, at most all that
//            are left; whoever takes the last stone wins.
// Computes:  the winning move, which takes n mod (k+1) stones, or 0 if no move
//            wins: the multiples of k + 1 are the P-positions.
//            Why: a move takes 1 to k stones, so it never joins two multiples
//            of k + 1. From any other n, taking n mod (k+1) stones, and no
//            other number, leaves a multiple. The game ends at 0, a multiple.
// Use:       Counting up to a target in steps of 1 to k, where whoever reaches
//            the target wins, is a pile of n = target - total stones. In
//            Bachet's own game the target is 100 and k = 10. If a step may pass
//            the target and wins then too, the P-positions are the same, since
//            whoever can pass the target can also reach it; and while n <= k,
//            each step of n to k wins.
// Not for:   misere play; moves that depend on the move before.
// Requires:  Integer is int or long long; n >= 0; 1 <= k < the largest Integer.
// Time:      O(1)
// Standard:  C++98
// Source:    C. G. Bachet, Problemes plaisans et delectables, 1612; T. S.
//            Ferguson, Game Theory, Part I, sections 1.1 and 1.4
#pragma once

#include <cassert>
#include <limits>

// snippet: bachet
// How many of n stones to take when 1..k may be taken; 0 if no move wins. A
// move never joins two multiples of k + 1, and any other n has a move to one.
template <class Integer>
Integer bachet_winning_move(Integer n, Integer k) {
    assert(n >= 0 && k >= 1 && k < std::numeric_limits<Integer>::max());
    return n % (k + 1);
}
// end snippet
