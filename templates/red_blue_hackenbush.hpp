// Red-blue Hackenbush: the exact value of a rooted tree of two colours.
//
// Given:     the edges of a tree that grows from its root, vertex 0. Left cuts
//            a blue edge, Right a red one, which falls with everything that
//            grows above it. Whoever cannot move loses.
// Computes:  red_blue_value(edges, is_blue): the value of the tree, by how many
//            moves Left is ahead. Its sign() is 1 if Left wins, -1 if Right
//            wins, and 0 if whoever begins loses.
//            Why: The branches at a vertex are a sum of games. Let the part
//            above a blue edge be worth x, and all with the edge b(x). Then
//                b(x) = x + 1 if x >= 0, else b(x + 1) / 2:
//                b(0) = 1   b(2) = 3   b(1/2) = 3/2   b(-1) = 1/2
//                b(-2) = 1/4   b(-1/2) = b(1/2) / 2 = 3/4
//            For to cut the edge leaves 0, and b is increasing; so b(x) lies
//            between its options. And it is the simplest such number: where x
//            is the simplest number between two bounds, b(x) is the simplest
//            one above 0 and between the b's of the bounds. Proof: lesson 16.
//            A red edge is the mirror image: x - 1 if x <= 0, else half of what
//            x - 1 becomes.
//            A value is kept as an integer, the floor, and the binary places of
//            a fraction. An edge changes the floor alone, and halving moves the
//            last binary digit of the floor into the fraction.
// Use:       red_blue_value(edges, is_blue).sign(), where is_blue[e] tells of
//            edge number e. For several trees, add up their values.
// Not for:   graphs with cycles; green edges, which both may cut; misere play.
// Requires:  edges that form a tree of the vertices 0, 1, ..., edges.size().
// Time:      O(edges), without recursion. To add two values costs as many steps
//            as the shorter fraction has places, and these are gone. An edge
//            that adds k places takes k - 2 or more from the size of a floor,
//            and no edge adds more than 2 to the sizes of all floors.
// Memory:    O(edges)
// Standard:  C++98
// Source:    E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapters 1
//            and 2
#pragma once

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

// snippet: red_blue_hackenbush
// The value of a part of a tree: floor_, and the bits of a fraction.
class RedBlueValue {
  public:
    RedBlueValue() : floor_(0) {}
    int sign() const { return floor_ < 0 ? -1 : floor_ > 0 || !bits_.empty(); }

    // Adds the value of what grows beside this; `other` is used up.
    void add(RedBlueValue& other) {
        if (bits_.size() < other.bits_.size()) bits_.swap(other.bits_);
        const std::size_t longer = bits_.size() - other.bits_.size();
        int carry = 0;
        for (std::size_t i = 0; i < other.bits_.size(); ++i) {
            carry += bits_[longer + i] + other.bits_[i];
            bits_[longer + i] = carry % 2 == 1;
            carry /= 2;
        }
        floor_ += other.floor_ + carry;
        if (longer == 0)  // else the first bit is still 1
            bits_.erase(bits_.begin(),
                        std::find(bits_.begin(), bits_.end(), true));
    }

    // Puts an edge below all this.
    void grow_from(bool is_blue) {
        const int step = is_blue ? 1 : -1;
        int halvings = 0;
        for (; (floor_ < 0) == is_blue; floor_ += step) ++halvings;
        for (floor_ += step; halvings > 0; --halvings) {
            const bool is_odd = floor_ % 2 != 0;
            floor_ = (floor_ - is_odd) / 2;
            if (is_odd || !bits_.empty()) bits_.push_back(is_odd);
        }
    }

  private:
    int floor_;
    std::vector<bool> bits_;  // the last one counts 1/2; the first one is 1
};

// The value of the tree with root 0; edge number e is Left's iff is_blue[e].
inline RedBlueValue red_blue_value(
    const std::vector<std::pair<int, int> >& edges,
    const std::vector<bool>& is_blue) {
    const int n = int(edges.size()) + 1;
    assert(is_blue.size() == edges.size());
    // How many edges are left at a vertex, and the xor of their numbers: at a
    // leaf, its only edge.
    std::vector<int> degree(n), edge_xor(n);
    for (int e = 0; e < n - 1; ++e) {
        const int a = edges[e].first, b = edges[e].second;
        assert(0 <= a && a < n && 0 <= b && b < n);
        ++degree[a];
        ++degree[b];
        edge_xor[a] ^= e;
        edge_xor[b] ^= e;
    }
    std::vector<RedBlueValue> values(n);
    int fallen = 0;
    for (int i = 1; i < n; ++i)
        for (int leaf = i; leaf != 0 && degree[leaf] == 1; ++fallen) {
            const int e = edge_xor[leaf];
            const int below = edges[e].first ^ edges[e].second ^ leaf;
            values[leaf].grow_from(is_blue[e]);
            values[below].add(values[leaf]);
            --degree[leaf];
            --degree[below];
            edge_xor[below] ^= e;
            leaf = below;
        }
    assert(fallen == n - 1 && "the edges form a tree");
    return values[0];
}
// end snippet
