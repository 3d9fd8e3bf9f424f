// Misere sum: who loses a sum of games if whoever cannot move wins.
//
// Given:     a sum of impartial games, its components. A move is a move in one
//            of them. Whoever makes the last move loses.
// Computes:  whether the sum is a P-position (the previous player wins), from
//            the Grundy values of its components, by the rule of misere Nim: it
//            is one iff some value is above 1 and the nim-sum is 0, or no value
//            is above 1 and the nim-sum is 1.
//            The condition: every position of value 0 that a component can
//            reach has no move, or has a move to a position of value 1.
//            Why: let the claimed P-positions be those of the rule. Each move
//            from one leads to none:
//            - All values are 0 or 1, the ones odd in number. A move to a value
//              0 or 1 makes them even. A move to a larger value makes that the
//              only one above 1, and then the nim-sum is not 0.
//            - Some value is above 1, the nim-sum 0. So at least two values are
//              above 1, since the highest bit of one alone would stay. A move
//              changes one value: the nim-sum is not 0, and one remains.
//            From every other position that has a move, one leads there:
//            - Some values are 1, an even number, and the others 0. A move from
//              a 1 to 0 makes the ones odd.
//            - All values are 0. Here the condition gives a move to 1.
//            - One value is above 1. It moves to 0 or to 1, whichever makes the
//              number of ones odd.
//            - More are above 1, the nim-sum not 0. The move of Nim makes it 0,
//              and changes only one of them.
//            Without a move all values are 0: no claimed P-position, and the
//            player to move has won. So the claim is true.
//            The condition is exact. Of the positions that miss it, take one
//            after which none follows: of value 0, with moves to values above 1
//            only. By the rule these are N-positions, so it is a P-position,
//            but the rule says that it is none.
// Use:       The condition is met by games that have ended when their value is
//            0: a Nim pile; a branch of Green Hackenbush, that is an edge at
//            the ground and all above it. Chinese sources tell the rule for
//            such games, as the SJ theorem of Jia Zhihao.
//            It is missed by two Nim piles of 2 as one component: the value is
//            0, the moves are to 2 and 3. So by a tree that consists of two
//            paths of 2 edges, and by a row of 5 in Kayles, which may become
//            two rows of 2. The rule wants the parts of such a sum as
//            components.
// Not for:   components that miss the condition.
// Requires:  values >= 0 of components that meet the condition.
// Time:      O(components)
// Standard:  C++98
// Source:    E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 13
//            (the fickle positions of tame games)
#pragma once

#include <cassert>
#include <vector>

// snippet: misere_sum
// Does the player to move lose the sum of components of these Grundy values?
inline bool is_misere_sum_p_position(const std::vector<int>& grundy) {
    int nim_sum = 0;
    bool some_value_is_above_1 = false;
    for (int i = 0; i < int(grundy.size()); ++i) {
        assert(grundy[i] >= 0);
        nim_sum ^= grundy[i];
        if (grundy[i] > 1) some_value_is_above_1 = true;
    }
    return nim_sum == (some_value_is_above_1 ? 0 : 1);
}
// end snippet
