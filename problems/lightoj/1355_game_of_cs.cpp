// LightOJ 1355 - Game of CS
// https://lightoj.com/problem/game-of-cs
// Game:      A tree with the root 0, in which each edge has w units. A move
//            colours one unit of an edge that can be reached from the root over
//            edges that are not coloured fully. Whoever has no unit to colour
//            loses; Emily moves first. For each tree: the winner, Emily or
//            Jolly. (The two players' colours make no difference.)
// Idea:      Green Hackenbush: an edge that is coloured fully falls, with all
//            that grows above it. Let g be the Grundy value of what grows from
//            a vertex, the sum of its branches. By the colon principle (see
//            HDU 3094) a path of g single edges, a Nim pile, may replace what
//            grows from the upper end of an edge. So an edge of w units with
//            that path on it has a value f(w, g) that depends on w and g alone:
//                g           0  1  2  3  4  5
//                f(1, g)     1  2  3  4  5  6    g + 1
//                f(2, g)     0  1  2  3  4  5    g: any even w
//                f(3, g)     1  0  3  2  5  4    g xor 1: any odd w > 1
//            Emily wins iff the nim-sum of f over the root's edges is not 0.
// Proof:     With one unit it is a path of g + 1 edges. For w > 1 a move takes
//            a unit or shortens the path:
//                f(w, g) = mex{ f(w-1, g), f(w, 0), ..., f(w, g-1) }.
//            By induction, first on w and then on g: for even w these are 0,
//            ..., g-1 and f(w-1, g), which is not g. For odd w they are g, as
//            f(w-1, g), and the numbers h xor 1 with h < g: together 0, ..., g
//            if g is even, and these without g - 1 if g is odd. So the mex is
//            g for even w, and g xor 1 for odd w.
// Limits:    1 <= T <= 500, 2 <= n <= 1000, 0 <= u, v <= 999, 1 <= w <= 10^9
// Time:      O(n) per tree
// Beware:    wrong_units_by_parity.cpp: 3 units are not worth 1 unit, unless
//            nothing grows above them.
// Beware:    wrong_path_of_units.cpp: w units are no path of w edges. All above
//            them stands until the last one is coloured.
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

// The rule of the game: f(w, above), where w is the number of units of edge e.
struct EdgeValue {
    std::vector<int> units;

    int operator()(int above, int e) const {
        return units[e] == 1 ? above + 1 : above ^ (units[e] & 1);
    }
};

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
    int tests, n, u, v, w;
    read(tests);
    for (int test = 1; test <= tests; ++test) {
        std::vector<std::pair<int, int> > edges;
        EdgeValue edge_value;
        for (read(n); n > 1; --n) {
            read(u);
            read(v);
            read(w);
            edges.push_back(std::make_pair(u, v));
            edge_value.units.push_back(w);
        }
        const bool emily_wins = tree_grundy_values(edges, edge_value)[0] != 0;
        std::cout << "Case " << test
                  << (emily_wins ? ": Emily\n" : ": Jolly\n");
    }
    return 0;
}
