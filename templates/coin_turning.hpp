// Coin turning: the Grundy value of a row of coins, for any rule.
//
// Given:     coins at the places 0, 1, 2, ... of a row. A move turns over a set
//            of coins, of which the one farthest to the right goes from heads
//            to tails. Which sets may be turned depends on the rule, and on
//            nothing else: not on the side that any coin shows. Whoever cannot
//            move loses.
// Computes:  the value of a row: the nim-sum of g(x) over its heads x, where
//                g(x) = mex of g(y) xor g(z) xor ... over all sets that may be
//                       turned with x farthest to the right, y, z, ... beside.
//            Why: let v be the nim-sum of g over the heads. To turn a set xors
//            v with the nim-sum of g over the set, whether a coin becomes heads
//            or tails. This is never 0, because g(x) is not among the values of
//            which it is the mex. So no option has the nim-sum v. For u < v the
//            highest bit of d = u xor v is a bit of v, so it is one of g(x) for
//            some head x. Then g(x) xor d < g(x) is one of those values, and
//            the set it comes from leads from v to v xor g(x) xor g(x) xor d,
//            which is u. So v is the mex of the options' nim-sums.
//            A move wins iff it leaves the nim-sum 0: iff the nim-sum of g over
//            the set that it turns is v.
// Use:       coin_row_value(heads, head_value) != 0 iff the first player wins,
//            with head_value(x) = g(x): a formula, or a table by grundy_values
//            of sprague_grundy.hpp, where insert_options(x, g, values) inserts
//            the nim-sum of g[y], g[z], ... for each set. Only single heads
//            have to be looked at. coin_winning_moves, not in the snippet,
//            lists all winning moves.
// Not for:   rules that look at the coins, as "the others must be heads", or
//            "all coins between must be tails"; misere play.
// Requires:  places >= 0; head_value(x) is g(x) of one and the same rule.
// Time:      O(heads); for the moves, O(coins in all sets of all heads) values
// Standard:  C++98
// Source:    E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways,
//            chapter 14; T. S. Ferguson, Game Theory, Part I, section 5.1
#pragma once

#include <cassert>
#include <set>

// snippet: coin_turning
// The value of a row of coins: the nim-sum of the values of its single heads.
template <class HeadValue>
int coin_row_value(const std::set<int>& heads, HeadValue head_value) {
    int nim_sum = 0;
    std::set<int>::const_iterator place;
    for (place = heads.begin(); place != heads.end(); ++place) {
        assert(*place >= 0);
        nim_sum ^= head_value(*place);
    }
    return nim_sum;
}
// end snippet

// Every set of coins whose turning wins. The sets that may be turned with the
// coin x farthest to the right, x among them, are sets_of(x).
template <class HeadValue, class SetsOf>
std::set<std::set<int> > coin_winning_moves(const std::set<int>& heads,
                                            HeadValue head_value,
                                            SetsOf sets_of) {
    const int nim_sum = coin_row_value(heads, head_value);
    std::set<std::set<int> > moves;
    std::set<int>::const_iterator x;
    for (x = heads.begin(); x != heads.end(); ++x) {
        const std::set<std::set<int> > sets = sets_of(*x);
        std::set<std::set<int> >::const_iterator turned;
        for (turned = sets.begin(); turned != sets.end(); ++turned)
            if (coin_row_value(*turned, head_value) == nim_sum)
                moves.insert(*turned);
    }
    return moves;
}
