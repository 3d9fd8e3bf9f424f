// Range mex: the mex of any range of an array, each question answered at once.
//
// Given:     an array a of n non-negative integers.
// Computes:  query(l, r) = mex{ a[l], ..., a[r] }: the least v whose last place
//            up to r is less than l. For each r a min-tree over v = 0..n holds
//            these last places, and shares with the tree of r - 1 all nodes
//            but those above a[r].
// Use:       RangeMex range_mex(a); range_mex.query(0, n - 1)
// Not for:   an array that changes.
// Requires:  a[i] >= 0, however large; 0 <= l <= r < n; n <= 10^6.
// Time:      O(n log n) to build, O(log n) a query
// Memory:    12 bytes a node, at most n (log2 n + 2) nodes: 45 MB for n =
//            200000; 1.5 times as much where the growing table needs it
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
        : n_(int(a.size())), root_(1), nodes_(1) {
        for (int i = 0; i < n_; ++i) append(a[i], i);
    }

    int query(int l, int r) const {
        assert(0 <= l && l <= r && r < n_);
        int node = root_[r + 1], low = 0, high = n_;
        while (low < high) {
            const int middle = (low + high) / 2;
            const bool right = nodes_[nodes_[node].child[0]].end > l;
            node = nodes_[node].child[right];
            (right ? low : high) = right ? middle + 1 : middle;
        }
        return low;
    }

  private:
    // Of the values below a node, the least end: where the value stood last,
    // plus one; 0 if it has not been seen. Node 0 serves all unseen values.
    struct Node {
        int child[2], end;
    };

    // Adds the tree after a[i]: copies the way down to the value, each node
    // right behind its parent, then finds the ends on the way back. A value > n
    // goes to n, without effect: a range with it has a mex < n.
    void append(int value, int i) {
        assert(value >= 0);
        int old = root_[i], low = 0, high = n_;
        root_.push_back(int(nodes_.size()));
        while (low < high) {
            const int middle = (low + high) / 2;
            const bool right = value > middle;
            Node copy = nodes_[old];
            old = copy.child[right];
            copy.child[right] = int(nodes_.size()) + 1;
            nodes_.push_back(copy);
            (right ? low : high) = right ? middle + 1 : middle;
        }
        Node leaf = nodes_[old];
        leaf.end = i + 1;
        nodes_.push_back(leaf);
        for (int at = int(nodes_.size()) - 1; at-- > root_[i + 1];)
            nodes_[at].end = std::min(nodes_[nodes_[at].child[0]].end,
                                      nodes_[nodes_[at].child[1]].end);
    }

    int n_;
    std::vector<int> root_;  // root_[i]: of the tree of the first i numbers
    std::vector<Node> nodes_;
};
// end snippet
