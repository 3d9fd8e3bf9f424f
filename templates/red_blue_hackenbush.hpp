// Red-blue Hackenbush: the exact value of a rooted tree of two colours.
//
// Given:     a tree that grows from its root. Left cuts a blue edge, Right a
//            red one; what is then cut off from the root falls. The player who
//            cannot move loses.
// Computes:  the value of a part of the tree, that is, how many moves Left is
//            ahead in it. The branches at a vertex add up. A blue edge below a
//            part of the value x changes the value to
//                b(x) = x + 1 if x >= 0, else b(x + 1) / 2:
//                b(0) = 1   b(2) = 3   b(1/2) = 3/2   b(-1) = 1/2
//                b(-2) = 1/4   b(-1/2) = b(1/2) / 2 = 3/4
//            A red edge is the mirror image, -b(-x). Lesson 22 proves this.
//            A value is kept as its floor and the binary places of the rest.
//            Let x = floor + f with 0 <= f < 1. If floor = -h < 0, then x + h
//            = f, so b(x) = (1 + f) / 2^h: the floor becomes 0, and the h
//            places 0 ... 0 1 go before those of f. If floor = h >= 0 and the
//            edge is red, the result is (f - 2) / 2^(h + 1): the floor becomes
//            -1, and the h + 1 places 1 ... 1 0 go before those of f.
// Use:       go through the vertices from the leaves to the root. For each
//            vertex v but the root:
//                value[v].grow_from(is_blue[v]);      // the edge below v
//                value[vertex below v].add(value[v]);
//            Then value[root].sign() is 1 if Left wins, -1 if Right wins, and 0
//            if the player who begins loses.
// Not for:   graphs with cycles; green edges, which both may cut; misere play.
// Requires:  fewer than 2^31 edges.
// Time:      O(edges) for a whole tree. To add two values costs as many steps
//            as the shorter list of places is long, and this list is dropped.
//            An edge that appends h or h + 1 places sets a floor of size h to 0
//            or -1, and an edge or a carry makes a floor larger only by 1.
// Memory:    O(edges)
// Standard:  C++98
// Source:    E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapters 1
//            and 2
#pragma once

#include <algorithm>
#include <vector>

// snippet: red_blue_hackenbush
// The value of a part of a tree: its floor, and the binary places of the rest.
struct RedBlueValue {
    int floor;
    std::vector<bool> places;  // the last one counts 1/2, the one before 1/4

    RedBlueValue() : floor(0) {}

    // Adds the value of another branch, whose places are used up.
    void add(RedBlueValue& other) {
        if (places.size() < other.places.size()) places.swap(other.places);
        int i = int(places.size() - other.places.size()), carry = 0;
        for (int j = 0; j < int(other.places.size()); ++i, ++j) {
            carry += places[i] + other.places[j];
            places[i] = carry % 2 == 1;
            carry /= 2;
        }
        floor += other.floor + carry;
    }

    // Puts an edge below this part. Examples, in binary, with 0 <= f < 1:
    // blue below -3 + f makes (1 + f) / 8 = 0.001f,
    // red below 3 + f makes (f - 2) / 16 = -1 + 0.1110f.
    void grow_from(bool is_blue) {
        if (is_blue == (floor >= 0)) {
            floor += is_blue ? 1 : -1;
        } else {
            const int more = is_blue ? -1 - floor : floor;
            places.push_back(is_blue);
            places.insert(places.end(), more, !is_blue);
            floor = is_blue ? 0 : -1;
        }
    }

    int sign() const {
        if (floor != 0) return floor < 0 ? -1 : 1;
        return std::count(places.begin(), places.end(), true) > 0;
    }
};
// end snippet
