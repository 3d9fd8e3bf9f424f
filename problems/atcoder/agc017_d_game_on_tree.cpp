// AtCoder agc017_d - Game on Tree
// https://atcoder.jp/contests/agc017/tasks/agc017_d
// Game:      A tree of N vertices. A move cuts an edge, and the part without
//            vertex 1 is taken away. Whoever has no edge to cut loses; Alice
//            moves first. Print the winner, Alice or Bob.
// Idea:      Green Hackenbush with the root 1. What grows from a vertex v is a
//            sum of games, its branches: an edge to c, and what grows from c.
//            Colon principle: if g(c) is the Grundy value of what grows from c,
//            a path of g(c) edges may stand in its place. With the edge below,
//            that makes a path of g(c) + 1 edges, a Nim pile. So
//                g(v) = xor of g(c) + 1 over the vertices c next above v,
//            and Alice wins iff g(1) is not 0. Why the colon principle holds is
//            said in HDU 3094 and in lesson 12. Samples 1 and 2:
//                     5: 0
//                      |
//                3: 0  4: 1      3: 0  5: 0
//                   \  /           |     |
//                  2: 3          2: 1  4: 1
//                    |              \  /
//                  1: 4, Alice     1: 0, Bob (2 ^ 2)
// Limits:    2 <= N <= 10^5, 1 <= x, y <= 10^5 (the ends of an edge, at most
//            N). A tree can be 10^5 vertices high: leaves fall one by one,
//            without a recursion.
// Time:      O(N)
// Beware:    wrong_directed_edges.cpp: an edge may name the upper end first.
// Beware:    wrong_lower_number_below.cpp: the lower end may have the larger
//            number.
// Topics:    green-hackenbush
// Lesson:    12
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <utility>
#include <vector>

// snippet: tree_hackenbush
// By vertex, the value of what grows from it in the tree with root 0. The value
// of edge number e with a part of value `above` on it is edge_value(above, e).
template <class EdgeValue>
std::vector<int> tree_grundy_values(
    const std::vector<std::pair<int, int> >& edges, EdgeValue edge_value) {
    const int n = int(edges.size()) + 1;
    // How many edges are left at a vertex, and the xor of their numbers: at a
    // leaf, its only edge.
    std::vector<int> degree(n), edge_xor(n), grundy(n);
    for (int e = 0; e < n - 1; ++e) {
        const int a = edges[e].first, b = edges[e].second;
        assert(0 <= a && a < n && 0 <= b && b < n);
        ++degree[a];
        ++degree[b];
        edge_xor[a] ^= e;
        edge_xor[b] ^= e;
    }
    int fallen = 0;
    for (int i = 1; i < n; ++i)
        for (int leaf = i; leaf != 0 && degree[leaf] == 1; ++fallen) {
            const int e = edge_xor[leaf];
            const int below = edges[e].first ^ edges[e].second ^ leaf;
            grundy[below] ^= edge_value(grundy[leaf], e);
            --degree[leaf];
            --degree[below];
            edge_xor[below] ^= e;
            leaf = below;
        }
    assert(fallen == n - 1 && "the edges form a tree");
    return grundy;
}
// end snippet

// The rule of the game: an edge is a single cut, and with a path of `above`
// edges on it, it makes a path of one more.
int edge_value(int above, int) { return above + 1; }

// snippet: fast_input
// Reads the next integer of standard input; 0 and false at its end.
template <class Integer>
bool read(Integer& number) {
    std::streambuf& input = *std::cin.rdbuf();
    number = 0;
    int c = input.sbumpc();
    for (; c < '0' || c > '9'; c = input.sbumpc()) {
        assert(c != '-');  // no negative numbers
        if (c == EOF) return false;
    }
    const Integer most = std::numeric_limits<Integer>::max();
    Integer n = 0;  // a local variable is faster than the reference
    for (; c >= '0' && c <= '9'; c = input.sbumpc()) {
        assert(n < most / 10 || n <= (most - (c - '0')) / 10);
        n = Integer(n * 10 + Integer(c - '0'));
    }
    number = n;
    return true;
}
// end snippet

int main() {
    int n, x, y;
    read(n);
    std::vector<std::pair<int, int> > edges;
    for (int i = 1; i < n; ++i) {
        read(x);
        read(y);
        edges.push_back(std::make_pair(x - 1, y - 1));
    }
    const bool alice_wins = tree_grundy_values(edges, edge_value)[0] != 0;
    std::cout << (alice_wins ? "Alice\n" : "Bob\n");
    return 0;
}
