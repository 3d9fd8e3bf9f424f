// Range mex: the mex of any ranges of an array, all of them known beforehand.
//
// Given:     an array a of n non-negative integers, and m ranges of it.
// Computes:  mex{ a[l], ..., a[r] } for each range, in their order: the least v
//            that is not in a[0..r], or has its last place there before l.
//            The sweep goes down with r. Place i counts as soon as it is the
//            last one of its value in a[0..r]. When a place is passed, the one
//            before it with the same value begins to count; what is passed does
//            not matter any more, because l <= r. So for each l the least value
//            that counts before l only falls: a Fenwick tree keeps it.
// Use:       std::vector<int> mexes = range_mex(a, ranges);
// Not for:   ranges that depend on earlier answers; an array that changes.
// Requires:  a[i] >= 0, however large; 0 <= l <= r < n; n, m <= 10^9.
// Time:      O(log n) a range, O(log n) a number. Most numbers take less: they
//            are above every mex to come, or in blocks with less ones.
// Memory:    16 bytes a number, 4 a range, beside the arguments
// Standard:  C++98
// Source:    P. M. Fenwick, A New Data Structure for Cumulative Frequency
//            Tables, Software: Practice and Experience 24 (1994)
#pragma once

#include <algorithm>
#include <cassert>
#include <vector>

// snippet: range_mex
struct Range {
    int l, r;  // the places l..r, counted from 0
};

// n numbers that only fall, and the least of the first ones (a Fenwick tree).
class PrefixMinima {
  public:
    explicit PrefixMinima(int n) : least_(n + 1, n) {}

    // Stops at a block that is as low already: all that it lies in are, too.
    void lower(int i, int value) {
        for (++i; i < int(least_.size()) && least_[i] > value; i += i & -i)
            least_[i] = value;
    }

    int of_first(int count) const {
        int least = least_[0];
        for (; count > 0; count &= count - 1)
            least = std::min(least, least_[count]);
        return least;
    }

  private:
    std::vector<int> least_;  // least_[i]: of the block of i & -i up to place i
};

// The mex of each of the ranges of a.
inline std::vector<int> range_mex(const std::vector<int>& a,
                                  const std::vector<Range>& ranges) {
    const int n = int(a.size());
    // The place of the same value before each place, and its last; -1: none.
    // A mex is <= n, and < n if a number of the range is >= n: all those are n.
    std::vector<int> before(n), last(n + 1, -1);
    for (int i = 0; i < n; ++i) {
        assert(a[i] >= 0);
        before[i] = last[std::min(a[i], n)];
        last[std::min(a[i], n)] = i;
    }
    // asked[r]: a range that ends at r; mex[i]: until it is known, another one
    // that ends where the range i does; -1: none.
    std::vector<int> asked(n, -1), mex(ranges.size());
    for (int i = 0; i < int(ranges.size()); ++i) {
        const int l = ranges[i].l, r = ranges[i].r;
        assert(0 <= l && l <= r && r < n);
        mex[i] = asked[r];
        asked[r] = i;
    }
    PrefixMinima values(n);  // of the places that count
    int absent = 0;          // the least value that is not in a[0..r]
    for (; last[absent] >= 0; ++absent) values.lower(last[absent], absent);
    for (int r = n - 1; r >= 0; --r) {
        for (int i = asked[r], next; i >= 0; i = next) {
            next = mex[i];
            mex[i] = std::min(absent, values.of_first(ranges[i].l));
        }
        if (a[r] > absent) continue;  // no mex any more
        if (before[r] < 0)
            absent = a[r];
        else
            values.lower(before[r], a[r]);
    }
    return mex;
}
// end snippet
