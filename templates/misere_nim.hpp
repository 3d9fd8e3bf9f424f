// Misere Nim: who wins Nim if taking the last stone loses, and by which moves.
//
// Given:     piles of stones. A move takes one or more stones from one pile;
//            whoever takes the last stone of all loses.
// Computes:  whether a position is a P-position (the previous player wins); its
//            class; its winning moves. Only the first is in the snippet,
//            because it answers who wins.
// Use:       a larger pile is one of two or more stones. The class tells why.
//            - Only single stones: a P-position iff their number is odd, since
//              every move takes one. Their nim-sum is then 1, else 0.
//            - One larger pile: never a P-position, and never nim-sum 0. Taking
//              all of it, or all but one stone, leaves an odd number of single
//              stones.
//            - More larger piles: a P-position iff the nim-sum is 0, as under
//              normal play. From nim-sum 0 every move leaves a nonzero nim-sum
//              and at least one larger pile. Such a position has a move to a
//              P-position: as above with one larger pile, as in Nim with more.
//              The Nim move leaves nim-sum 0 and a larger pile; then two or
//              more are larger, since the highest bit of one alone would stay.
// Not for:   misere play of other games: Grundy values do not decide it.
// Requires:  piles >= 0. Without stones the position is an N-position that has
//            no move: the other player has taken the last stone.
// Time:      O(piles)
// Standard:  C++98
// Source:    C. L. Bouton, Nim, a game with a complete mathematical theory,
//            Annals of Mathematics 3 (1901), 35-39;
//            T. S. Ferguson, Game Theory, Part I, section 2.5
#pragma once

#include <cassert>
#include <vector>

// snippet: misere_nim
// Does the player to move lose?
inline bool is_misere_nim_p_position(const std::vector<int>& piles) {
    int nim_sum = 0;
    bool only_single_stones = true;
    for (int i = 0; i < int(piles.size()); ++i) {
        assert(piles[i] >= 0);
        nim_sum ^= piles[i];
        if (piles[i] > 1) only_single_stones = false;
    }
    return nim_sum == (only_single_stones ? 1 : 0);
}
// end snippet

// How many piles are larger than a single stone.
enum MisereNimClass { ONLY_SINGLE_STONES, ONE_LARGER_PILE, MORE_LARGER_PILES };

inline MisereNimClass misere_nim_class(const std::vector<int>& piles) {
    int larger_piles = 0;
    for (int i = 0; i < int(piles.size()); ++i) {
        assert(piles[i] >= 0);
        if (piles[i] > 1) ++larger_piles;
    }
    if (larger_piles == 0) return ONLY_SINGLE_STONES;
    return larger_piles == 1 ? ONE_LARGER_PILE : MORE_LARGER_PILES;
}

// The move that leaves `remains` stones in piles[pile].
struct MisereNimMove {
    int pile, remains;
};

// Every winning move, in the order of the piles; a pile has at most one.
inline std::vector<MisereNimMove> misere_nim_winning_moves(
    const std::vector<int>& piles) {
    // The nim-sum that a winning move leaves: 0 if larger piles remain, else 1.
    const int target = misere_nim_class(piles) == MORE_LARGER_PILES ? 0 : 1;
    int nim_sum = 0;
    for (int i = 0; i < int(piles.size()); ++i) nim_sum ^= piles[i];
    const int flips = nim_sum ^ target;  // the bits to change in one pile
    std::vector<MisereNimMove> moves;
    for (int i = 0; i < int(piles.size()); ++i) {
        const MisereNimMove move = {i, piles[i] ^ flips};
        if (move.remains < piles[i]) moves.push_back(move);
    }
    return moves;
}
