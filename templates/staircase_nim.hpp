// Staircase Nim: what the coins on a stair are worth.
//
// Given:     coins on stairs of heights 1, 2, ...; height 0 is the ground. A
//            move carries one or more coins from one stair to the next lower
//            one. Whoever cannot move, as all coins are on the ground, loses.
// Computes:  the coins if the height is odd, else 0. The nim-sum (xor) s of
//            these numbers is the Grundy value of the whole staircase. A move
//            changes just one odd stair, the one it leaves or the one it
//            reaches, so no option has the nim-sum s. For each t < s some odd
//            stair has a 1 in the highest binary place of s ^ t. It can be cut
//            to coins ^ s ^ t, which is less, and that option has the nim-sum
//            t. So if the Grundy values of the options are their nim-sums, the
//            mex of them is s. At the end of the game s = 0.
// Use:       the position is a P-position (the previous player wins) iff s = 0.
//            A winning move is one of Nim with the odd stairs as piles; what it
//            takes comes to lie on an even stair, which does not count. Coins
//            that the other player brings to an odd stair can go on at once.
//            The stairs need not stand in a row: it is enough that each move
//            carries coins to a place that is an odd number lower, and that
//            coins at an odd height can always be moved. Nor need as many coins
//            arrive as were taken, if at least one does and the game ends
//            nevertheless.
// Not for:   misere play; stairs that hold a limited number of coins.
// Requires:  height >= 0, coins >= 0; Integer is int or long long.
// Time:      O(1)
// Standard:  C++98
// Source:    R. Sprague, Ueber zwei Abarten von Nim, Tohoku Mathematical
//            Journal 43 (1937), 351-354; T. S. Ferguson, Game Theory, Part I,
//            section 2.6, exercise 6
#pragma once

#include <cassert>

// snippet: staircase_nim
// What coins on the stair of this height add to the nim-sum.
template <class Integer>
Integer staircase_value(int height, Integer coins) {
    assert(height >= 0 && coins >= 0);
    return height % 2 == 1 ? coins : 0;
}
// end snippet
