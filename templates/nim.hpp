// Nim: the nim-sum of piles, and every winning move.
//
// Given:     piles of stones. A move takes any positive number of stones from
//            one pile; whoever cannot move loses.
// Computes:  nim_sum(piles), the bitwise xor of the piles; whether a pile has a
//            winning move, which leaves pile ^ nim_sum(piles) of it; a list of
//            all winning moves. The list is not in the snippet.
// Use:       a position is a P-position (the previous player wins) iff its
//            nim-sum is 0 (Bouton's theorem).
//            Why: a move changes exactly one pile, so it changes the nim-sum,
//            and 0 becomes nonzero. From a nim-sum s > 0 some move leads to 0:
//            an odd number of piles, hence at least one, have a 1 in the
//            highest column (binary place) of s. For such a pile (pile ^ s) is
//            less than the pile, because the xor clears that 1 and changes no
//            higher column; leaving pile ^ s makes the nim-sum s ^ s = 0.
//            A pile has a winning move iff it has a 1 in the highest column of
//            the nim-sum; the number of such piles is odd.
// Not for:   misere play; a sum of other games, where pile ^ s is the Grundy
//            value to reach and several moves may reach it.
// Requires:  piles >= 0; Integer is int or long long.
// Time:      O(piles)
// Memory:    O(winning moves) for the list, else O(1)
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

// Can the pile shrink to pile ^ sum, which makes the nim-sum `sum` 0?
template <class Integer>
bool has_winning_move(Integer pile, Integer sum) {
    return (pile ^ sum) < pile;
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
        if (!has_winning_move(piles[i], sum)) continue;
        const NimMove<Integer> move = {i, piles[i] ^ sum};
        moves.push_back(move);
    }
    return moves;
}
