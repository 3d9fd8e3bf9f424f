// Simplest number: what a position is worth, from the values of its options.
//
// Given:     a game in which each of two players, Left and Right, has moves of
//            her or his own, and moving never helps. Of one position the values
//            of Left's options, and those of Right's; each list may be empty.
//            All numbers are counted in units of 1 / one, where `one` is a
//            power of two: with one = 8, 3/4 is 6.
// Computes:  simplest_number(left, right, one): the simplest number greater
//            than all of `left` and less than all of `right`. It is the integer
//            of least absolute value, if there is an integer between them, and
//            else the fraction m / 2^k with the least k:
//                {|} = 0   {0|} = 1   {1|} = 2   {-2|2} = 0   {1|9} = 2
//                {0|1} = 1/2   {0|1/2} = 1/4   {3/4|1} = 7/8   {|-1} = -2
//            Why the search is exact: 0 is the simplest of all. If it is not
//            between the bounds, they lie on one side of it, and turning the
//            signs brings them to 0 <= low < high. The least multiple of `step`
//            above low is tried for the steps 1, 1/2, 1/4, ...: the first that
//            is below high is the integer nearest to 0, or has the least k.
// Use:       a position is worth v = simplest_number(values of Left's options,
//            values of Right's options, one), a sum of positions the sum of
//            their values. Left wins if it is > 0, Right if it is < 0, whoever
//            begins; if it is 0, whoever begins loses.
// Not for:   misere play; positions without a value, such as {1|-1} or {0|0},
//            where moving helps.
// Requires:  each number of `left` is less than each of `right`: else the
//            position has no value. `one` is so fine that the answer is a whole
//            number of units: 2^m will do for a position that lasts at most m
//            moves. The bounds lie more than `one` within the ends of Integer,
//            which is int or long long.
// Time:      O(options + log(one))
// Memory:    O(1)
// Standard:  C++98
// Source:    J. H. Conway, On Numbers and Games, chapters 1 and 2
#pragma once

#include <algorithm>
#include <cassert>
#include <limits>
#include <vector>

// snippet: simplest_number
// The simplest number between Left's options and Right's, in units of 1 / one.
template <class Integer>
Integer simplest_number(const std::vector<Integer>& left,
                        const std::vector<Integer>& right, Integer one) {
    assert(one > 0 && (one & (one - 1)) == 0);  // a power of two
    const Integer NONE = std::numeric_limits<Integer>::max();
    Integer low = -NONE, high = NONE;
    if (!left.empty()) low = *std::max_element(left.begin(), left.end());
    if (!right.empty()) high = *std::min_element(right.begin(), right.end());
    assert(low < high && "the position has a value");
    if (low < 0 && high > 0) return 0;
    const bool is_positive = low >= 0;
    if (!is_positive) {
        std::swap(low, high);
        low = -low;
        high = -high;
    }
    assert(low < NONE - one);
    for (Integer step = one;; step /= 2) {
        assert(step > 0 && "one is fine enough");
        const Integer number = low - low % step + step;
        if (number < high) return is_positive ? number : -number;
    }
}
// end snippet
