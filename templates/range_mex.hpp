// Range mex: the mex of any ranges of an array, all of them known beforehand.
//
// Given:     an array a of n non-negative integers, and m ranges of it.
// Computes:  mex{ a[l], ..., a[r] } for each range, in their order. A value
//            occurs in a[l..r] iff its last place in a[0..r] is not before l.
//            So the mex is the least value whose last place in a[0..r] is
//            before l. Let r grow. A tree over the values contains their last
//            places in a[0..r]; with it, all ranges that end at r are answered
//            before r grows:
//              r a[r]   last places of 0  1  2  3  4   mex for l = 0  1  2  3
//              0   0                   0  -  -  -  -               1
//              1   1                   0  1  -  -  -               2  0
//              2   0                   2  1  -  -  -               2  2  1
//              3   2                   2  1  3  -  -               3  3  1  0
//            The mex of n numbers is at most n: larger values do not matter.
// Use:       std::vector<int> mexes = range_mex(a, ranges);
// Not for:   ranges that depend on earlier answers; an array that changes.
// Requires:  a[i] >= 0, however large; 0 <= l <= r < n; n, m < 2^29.
// Time:      O(log n) for each number and for each range
// Memory:    O(n + m)
// Standard:  C++98
// Source:    D. E. Knuth, The Art of Computer Programming 3, section 5.2.3
//            (tournament trees)
#pragma once

#include <algorithm>
#include <vector>

// snippet: range_mex
struct Range {
    int l, r;  // the places l..r, counted from 0
};

// The mex of each of the ranges of a.
inline std::vector<int> range_mex(const std::vector<int>& a,
                                  const std::vector<Range>& ranges) {
    const int n = int(a.size()), m = int(ranges.size());
    std::vector<std::vector<int> > ranges_ending_at(n);
    for (int i = 0; i < m; ++i) ranges_ending_at[ranges[i].r].push_back(i);
    int leaves = 1;
    while (leaves <= n) leaves *= 2;
    // A tree with the root 1; the children of v are 2v and 2v + 1. The leaf
    // leaves + value has the last place of the value, or -1. An inner node has
    // the earliest of the last places below it.
    std::vector<int> earliest(2 * leaves, -1), mex(m);
    for (int r = 0; r < n; ++r) {
        if (a[r] < n) {
            int node = leaves + a[r];
            earliest[node] = r;
            for (node /= 2; node > 0; node /= 2)
                earliest[node] =
                    std::min(earliest[2 * node], earliest[2 * node + 1]);
        }
        for (int i = 0; i < int(ranges_ending_at[r].size()); ++i) {
            const int range = ranges_ending_at[r][i];
            int node = 1;
            while (node < leaves) {
                node *= 2;  // the smaller values
                if (earliest[node] >= ranges[range].l) ++node;
            }
            mex[range] = node - leaves;
        }
    }
    return mex;
}
// end snippet
