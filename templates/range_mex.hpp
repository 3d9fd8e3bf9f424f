// Range mex: the mex of any range of an array, each question answered at once.
//
// Given:     an array a of n non-negative integers.
// Computes:  query(l, r) = mex{ a[l], ..., a[r] }: the least v whose last place
//            up to r is less than l. For each r a tree over the values v holds
//            the least of these last places in every block of values, and
//            shares with the tree of r - 1 all nodes but those above a[r].
// Use:       RangeMex range_mex(a); range_mex.query(0, n - 1)
// Not for:   an array that changes.
// Requires:  a[i] >= 0, however large; 0 <= l <= r < n; n <= 10^6.
// Time:      O(n log n) to build, O(log n) a query. A node has four children,
//            and their ends beside them: the way down is half as long as in a
//            binary tree and meets one node, one line of the cache, a step.
// Memory:    32 bytes a node, log4 n nodes (rounded up) a number: 58 MB for
//            n = 200000
// Standard:  C++98
// Source:    Driscoll, Sarnak, Sleator and Tarjan, Making Data Structures
//            Persistent, J. Comput. Syst. Sci. 38 (1989): path copying
#pragma once

#include <algorithm>
#include <cassert>
#include <vector>

// snippet: range_mex
// Answers mex{ a[l], ..., a[r] } for l <= r, counted from 0, as they are asked.
class RangeMex {
  public:
    explicit RangeMex(const std::vector<int>& a)
        : n_(int(a.size())), top_(0), root_(1), nodes_(1) {
        while (n_ >> top_ >= CHILDREN) top_ += BITS;
        nodes_.reserve(1 + a.size() * (top_ / BITS + 1));
        for (int i = 0; i < n_; ++i) append(a[i], i);
    }

    int query(int l, int r) const {
        assert(0 <= l && l <= r && r < n_);
        int node = root_[r + 1], mex = 0;
        for (int bits = top_; bits >= 0; bits -= BITS) {
            int block = 0;
            while (nodes_[node].end[block] > l) ++block;
            node = nodes_[node].child[block];
            mex = mex * CHILDREN + block;
        }
        return mex;
    }

  private:
    enum { BITS = 2, CHILDREN = 1 << BITS };

    // Four blocks of values, which are single ones in the lowest nodes, and the
    // least end in each: where the value stood last, plus one; 0 if it has not
    // been seen. Node 0 serves all unseen blocks.
    struct Node {
        int child[CHILDREN], end[CHILDREN];
    };

    // Adds the tree after a[i]: copies the way down to the value, each node
    // right behind its parent, then mends the ends on the way back. A value > n
    // goes to n, without effect: a range with it has a mex < n.
    void append(int value, int i) {
        assert(value >= 0);
        value = std::min(value, n_);
        int node = root_[i];
        root_.push_back(int(nodes_.size()));
        for (int bits = top_; bits >= 0; bits -= BITS) {
            nodes_.push_back(nodes_[node]);
            int& child = nodes_.back().child[(value >> bits) % CHILDREN];
            node = child;
            child = int(nodes_.size());
        }
        int at = int(nodes_.size()) - 1;
        nodes_[at].end[value % CHILDREN] = i + 1;
        for (; at > root_[i + 1]; --at) {
            value /= CHILDREN;
            nodes_[at - 1].end[value % CHILDREN] =
                *std::min_element(nodes_[at].end, nodes_[at].end + CHILDREN);
        }
    }

    int n_, top_;  // top_: the bits of a value that are below the root's blocks
    std::vector<int> root_;  // root_[i]: of the tree of the first i numbers
    std::vector<Node> nodes_;
};
// end snippet
