// Range mex: the mex of any ranges of an array, all of them known beforehand.
//
// Given:     an array a of n non-negative integers, and m ranges of it.
// Computes:  mex{ a[l], ..., a[r] } for each range, in their order. A value
//            stands in a[l..r] iff its last place in a[0..r] is not before l.
//            So the mex is the least value whose last place in a[0..r] is
//            before l. A tree over the values holds their last places while r
//            goes up, and the ranges that end at r are answered when r is
//            reached:
//              r a[r]   last places of 0  1  2  3  4   mex for l = 0  1  2  3
//              0   0                   0  -  -  -  -               1
//              1   1                   0  1  -  -  -               2  0
//              2   0                   2  1  -  -  -               2  2  1
//              3   2                   2  1  3  -  -               3  3  1  0
//            The mex of n numbers is at most n: larger values do not matter.
// Use:       std::vector<int> mexes = range_mex(a, ranges);
// Not for:   ranges that depend on earlier answers (persistent_range_mex.hpp);
//            an array that changes.
// Requires:  a[i] >= 0, however large; 0 <= l <= r < n; n, m < 2^29.
// Time:      O(log n) a number, O(log n) a range
// Memory:    12 to 20 bytes a number, 8 a range, beside the arguments
// Standard:  C++98
// Source:    D. E. Knuth, The Art of Computer Programming 3, section 5.2.3
//            (tournament trees)
#pragma once

#include <algorithm>
#include <cassert>
#include <vector>

// snippet: range_mex
struct Range {
    int l, r;  // the places l..r, counted from 0
};

// The last place of each value 0..max_value; -1 until one is set.
class LastPlaces {
  public:
    explicit LastPlaces(int max_value) : leaves_(1) {
        while (leaves_ <= max_value) leaves_ *= 2;
        earliest_.assign(2 * leaves_, -1);
    }

    void set(int value, int place) {
        int node = leaves_ + value;
        earliest_[node] = place;
        for (; node > 1; node /= 2)
            earliest_[node / 2] =
                std::min(earliest_[node], earliest_[node ^ 1]);
    }

    // The least value whose last place is before l; there has to be one.
    int least_value_before(int l) const {
        int node = 1;
        while (node < leaves_) {
            node *= 2;                         // the smaller values
            if (earliest_[node] >= l) ++node;  // the larger values
        }
        return node - leaves_;
    }

  private:
    int leaves_;
    // The earliest last place in each subtree. The root is node 1, the children
    // of a node are 2 node and 2 node + 1, and a value is node leaves_ + value.
    std::vector<int> earliest_;
};

// The mex of each of the ranges of a.
inline std::vector<int> range_mex(const std::vector<int>& a,
                                  const std::vector<Range>& ranges) {
    const int n = int(a.size()), m = int(ranges.size());
    // The ranges that end at r are last_range_ending_at[r], the previous_range
    // of that one, and so on until -1.
    std::vector<int> last_range_ending_at(n, -1), previous_range(m), mex(m);
    for (int i = 0; i < m; ++i) {
        const int l = ranges[i].l, r = ranges[i].r;
        assert(0 <= l && l <= r && r < n);
        previous_range[i] = last_range_ending_at[r];
        last_range_ending_at[r] = i;
    }
    LastPlaces last_places(n);
    for (int r = 0; r < n; ++r) {
        assert(a[r] >= 0);
        if (a[r] < n) last_places.set(a[r], r);
        for (int i = last_range_ending_at[r]; i >= 0; i = previous_range[i])
            mex[i] = last_places.least_value_before(ranges[i].l);
    }
    return mex;
}
// end snippet
