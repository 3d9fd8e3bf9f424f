// Nim: the nim-sum of piles, and every winning move.
//
// Given:     piles of stones. A move takes any positive number of stones from
//            one pile; whoever cannot move loses.
// Computes:  nim_sum(piles) = the bitwise xor of the piles, and all pairs of a
//            pile and what remains of it such that the other player is left
//            with a P-position: remains = pile ^ nim_sum, if that is less.
//            Only the nim-sum is in the snippet: the rest is one line more.
// Use:       the position is a P-position (the previous player wins) iff the
//            nim-sum is 0, and then it has no winning move. A pile has at most
//            one; which piles have one: those with a 1 in the highest column
//            (binary place) of the nim-sum. They are odd in number.
// Not for:   misere play; a sum of other games, where `remains` is the Grundy
//            value to reach and need not be the only one.
// Requires:  piles >= 0; Integer is int or long long.
// Time:      O(piles)
// Memory:    O(winning moves)
// Standard:  C++98
// Source:    C. L. Bouton, Nim, a game with a complete mathematical theory,
//            Annals of Mathematics 3 (1901), 35-39
#pragma once

#include <cassert>
#include <vector>

// snippet: nim
// The bitwise xor of the piles: 0 iff the player to move loses.
template <class Integer>
Integer nim_sum(const std::vector<Integer>& piles) {
    Integer sum = 0;
    for (int i = 0; i < int(piles.size()); ++i) {
        assert(piles[i] >= 0);
        sum ^= piles[i];
    }
    return sum;
}
// end snippet

// The move that leaves `remains` stones in piles[pile].
template <class Integer>
struct NimMove {
    int pile;
    Integer remains;
};

// Every winning move, in the order of the piles.
template <class Integer>
std::vector<NimMove<Integer> > nim_winning_moves(
    const std::vector<Integer>& piles) {
    const Integer sum = nim_sum(piles);
    std::vector<NimMove<Integer> > moves;
    for (int i = 0; i < int(piles.size()); ++i) {
        const NimMove<Integer> move = {i, piles[i] ^ sum};
        if (move.remains < piles[i]) moves.push_back(move);
    }
    return moves;
}
