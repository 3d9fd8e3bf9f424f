// Simplest number: what a position is worth, from the values of its options.
//
// Given:     a game in which the two players, Left and Right, have different
//            moves, and a move never helps the player who makes it. `low` is
//            the greatest value of Left's options in a position, `high` the
//            least value of Right's. All numbers are counted in units of 1/one,
//            where `one` is a power of two: with one = 8, 3/4 is 6.
// Computes:  simplest_number(low, high, one): the simplest number between low
//            and high. It is the integer of least absolute value, if there is
//            an integer between them, and else the fraction m / 2^k with the
//            least k. With `.` for a player without options:
//                {.|.} = 0   {0|.} = 1   {1|.} = 2   {-2|2} = 0   {1|9} = 2
//                {0|1} = 1/2   {0|1/2} = 1/4   {3/4|1} = 7/8   {.|-1} = -2
//            0 is the simplest number of all. If it is not between the bounds,
//            they are on one side of it, and a change of signs makes them 0 <=
//            low < high. The least multiple of `step` above low is tried for
//            the steps 1, 1/2, 1/4, ...: the first that is below high is the
//            integer nearest to 0, or has the least k.
// Use:       a position is worth simplest_number(low, high, one), a sum of
//            positions the sum of their values. For a player without options
//            pass -INT_MAX as low, or INT_MAX as high. Left wins if the sum is
//            > 0, Right if < 0; if it is 0, the player who begins loses.
// Not for:   misere play; positions without a value, such as {1|-1} or {0|0},
//            where a move helps.
// Requires:  low < high: else the position has no value. The answer is a whole
//            number of units: one = 2^m is enough if a position lasts at
//            most m moves. Bounds are more than -2^31, and the one nearer to 0
//            is at most 2^31 - one in size.
// Time:      O(log(one))
// Memory:    O(1)
// Standard:  C++98
// Source:    J. H. Conway, On Numbers and Games, chapters 1 and 2
#pragma once

// snippet: simplest_number
// The simplest number between low and high, in units of 1 / one.
inline int simplest_number(int low, int high, int one) {
    if (low < 0 && high > 0) return 0;
    if (low < 0) return -simplest_number(-high, -low, one);
    int step = one;
    while (low / step * step + step >= high) step /= 2;
    return low / step * step + step;
}
// end snippet
