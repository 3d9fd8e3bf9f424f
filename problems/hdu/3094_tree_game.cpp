// HDU 3094 - A tree game
// https://acm.hdu.edu.cn/showproblem.php?pid=3094
// Game:      A tree with the root 1. A move cuts one edge, and everything that
//            is then cut off from the root falls. Whoever has no edge to cut
//            loses; Alice moves first. For each tree: the winner, Alice or Bob.
// Idea:      Green Hackenbush. What grows from a vertex v is a sum of games,
//            its branches: an edge up to a vertex c, with what grows from c.
//            Let g be the Grundy value of what grows from a vertex. By the
//            colon principle a path of g(c) edges may replace what grows from
//            c. The branch is then a path of g(c) + 1 edges, a Nim pile. Hence
//                g(v) = xor of g(c) + 1 over the vertices c next above v,
//            and Alice wins iff g of the root is not 0. An example:
//                0 0 0
//                 \|/   0
//                  1    |     1 = (0 + 1) ^ (0 + 1) ^ (0 + 1)
//                   \   1     1 = (0 + 1)
//                    \ /
//                     0       0 = (1 + 1) ^ (1 + 1), so Bob wins
// Proof:     The colon principle: let P be what grows from c, and Q a path of
//            g(c) edges, so that P + Q is worth 0. Take the tree with P and the
//            tree with Q together. The second player wins: a cut outside P and
//            Q is repeated in the other tree, so that P and Q both fall or both
//            stay; a cut in P or Q is answered as in P + Q. So the two trees
//            have equal values. Nothing is used about what stands below P and
//            Q, or about the form of P. (See also lesson 12.)
// Limits:    1 <= T <= 100, 1 <= N <= 10^5, 1 <= I, J <= 10^5 (the ends of an
//            edge, at most N). A tree can be 10^5 vertices high: leaves fall
//            one by one instead of a recursion.
// Time:      O(N) per tree
// Beware:    wrong_directed_edges.cpp: an edge may name the upper end first.
// Beware:    wrong_recursion.cpp: a path of 10^5 edges needs more than 1 MB
//            of stack.
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
    std::ios::sync_with_stdio(false);
    std::vector<std::pair<int, int> > edges;
    int tests, n, a, b;
    for (read(tests); tests > 0; --tests) {
        edges.clear();
        for (read(n); n > 1; --n) {
            read(a);
            read(b);
            edges.push_back(std::make_pair(a - 1, b - 1));
        }
        const bool alice_wins = tree_grundy_values(edges, edge_value)[0] != 0;
        std::cout << (alice_wins ? "Alice\n" : "Bob\n");
    }
    return 0;
}
