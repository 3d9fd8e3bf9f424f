// Persistent range mex: the mex of any range of an array, at once.
//
// Given:     an array a of n non-negative integers, then ranges one at a time.
// Computes:  mex{ a[l], ..., a[r] }: the least value whose last place in the
//            array up to r is before l. As in range_mex.hpp, a tree over the
//            values holds their last places, but here each r has a tree of its
//            own. It differs from the tree of r - 1 on one path, from the root
//            to a[r]: that path is copied, and the rest is shared.
// Use:       const PersistentRangeMex online(a);
//            int mex = online.mex(l, r);
// Not for:   an array that changes. Where all ranges are known beforehand,
//            range_mex.hpp is 20 times as fast, in a tenth of the memory.
// Requires:  a[i] >= 0, however large; 0 <= l <= r < n; n <= 5 * 10^7.
// Time:      O(n log n) once, then O(log n) a range
// Memory:    12 (2 + log2 n) bytes a number
// Standard:  C++98
// Source:    J. R. Driscoll, N. Sarnak, D. D. Sleator, R. E. Tarjan, Making
//            Data Structures Persistent, J. Computer and System Sciences 38
//            (1989)
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <vector>

// snippet: persistent_range_mex
class PersistentRangeMex {
  public:
    explicit PersistentRangeMex(const std::vector<int>& a)
        : leaves_(1), nodes_(1), roots_(1) {  // node 0: no value has a place
        assert(a.size() <= 50000000);         // so an int can number the nodes
        const int n = int(a.size());
        int path = 1;
        for (; leaves_ <= n; leaves_ *= 2) ++path;
        nodes_.reserve(1 + std::size_t(n) * path);
        for (int r = 0; r < n; ++r) {
            assert(a[r] >= 0);
            // The mex of n numbers is at most n: larger values do not matter.
            roots_.push_back(a[r] < n ? copy_with(roots_[r], leaves_, a[r], r)
                                      : roots_[r]);
        }
    }

    // The mex of a[l..r].
    int mex(int l, int r) const {
        assert(0 <= l && l <= r && r < int(roots_.size()) - 1);
        int node = roots_[r + 1], least = 0;
        for (int half = leaves_ / 2; half > 0; half /= 2) {
            if (nodes_[nodes_[node].smaller].earliest < l) {
                node = nodes_[node].smaller;
            } else {
                node = nodes_[node].larger;
                least += half;
            }
        }
        return least;
    }

  private:
    struct Node {
        Node() : smaller(0), larger(0), earliest(-1) {}

        int smaller, larger;  // the halves of the values, as nodes
        int earliest;         // of the last places of the values; -1: none
    };

    // A copy of the tree `node` of `width` values, in which the last place of
    // `value` (counted from the tree's first) is `place`.
    int copy_with(int node, int width, int value, int place) {
        Node copy = nodes_[node];
        const int half = width / 2;
        if (half == 0) {
            copy.earliest = place;
        } else {
            if (value < half)
                copy.smaller = copy_with(copy.smaller, half, value, place);
            else
                copy.larger = copy_with(copy.larger, half, value - half, place);
            copy.earliest = std::min(nodes_[copy.smaller].earliest,
                                     nodes_[copy.larger].earliest);
        }
        nodes_.push_back(copy);
        return int(nodes_.size()) - 1;
    }

    int leaves_;  // a power of two above n
    std::vector<Node> nodes_;
    std::vector<int> roots_;  // roots_[i]: the tree of a[0..i-1]
};
// end snippet
