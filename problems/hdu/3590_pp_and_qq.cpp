// HDU 3590 - PP and QQ
// https://acm.hdu.edu.cn/showproblem.php?pid=3590
// Game:      Several trees, each with the root 1. A move cuts one edge of one
//            tree, and everything that is then cut off from its root falls.
//            Whoever cuts the last edge loses; PP moves first. For each case:
//            the winner, PP or QQ.
// Idea:      Misere Green Hackenbush. A component of the game is a branch: an
//            edge at a root with all that grows above it. By the colon
//            principle (see HDU 3094) the branch to a vertex c is worth
//            g(c) + 1, where g(v) is the xor of g(c) + 1 over the vertices c
//            next above v. So a branch that has not fallen is worth 1 or more.
//            Hence the rule of misere Nim holds, with the branches for piles:
//            - No branch is worth more than 1: PP loses iff their number is
//              odd. A cut takes a branch worth 1 away, or makes it larger and
//              thereby the only large one, and then the opponent wins:
//            - One branch is worth more than 1: PP wins. She cuts it down to 0
//              or 1, whichever leaves an odd number of ones.
//            - More are: PP loses iff the xor of the values is 0, as in normal
//              play. Any cut changes the xor and leaves one of them.
//            branches  none  1   1 1  1 1 1  2   2 2  2 2 1  2 3 1
//            winner    PP    QQ  PP   QQ     PP  QQ   PP     QQ
// Limits:    N < 100 trees of m < 100 vertices
// Time:      O(m) per tree
// Beware:    wrong_whole_trees.cpp: a tree may not stand for its branches. Two
//            paths of 2 edges on one root are worth 0 but have not ended, and
//            QQ wins. Four of five published programs look for a tree worth
//            more than 1; the judge's data may not tell the readings apart.
// Topics:    green-hackenbush, misere-nim
// Lesson:    12
// Standard:  C++98
#include <cassert>
#include <iostream>
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

// snippet: misere_sum
// Does the player to move lose the sum of components of these Grundy values?
inline bool is_misere_sum_p_position(const std::vector<int>& grundy) {
    int nim_sum = 0;
    bool some_value_is_above_1 = false;
    for (int i = 0; i < int(grundy.size()); ++i) {
        assert(grundy[i] >= 0);
        nim_sum ^= grundy[i];
        if (grundy[i] > 1) some_value_is_above_1 = true;
    }
    return nim_sum == (some_value_is_above_1 ? 0 : 1);
}
// end snippet

// The rule of the game: an edge is a single cut, and with a path of `above`
// edges on it, it makes a path of one more.
int edge_value(int above, int) { return above + 1; }

int main() {
    std::ios::sync_with_stdio(false);
    int n, m, a, b;
    while (std::cin >> n) {
        std::vector<int> branches;
        for (; n > 0; --n) {
            std::vector<std::pair<int, int> > edges;
            for (std::cin >> m; m > 1; --m) {
                std::cin >> a >> b;
                edges.push_back(std::make_pair(a - 1, b - 1));
            }
            const std::vector<int> grundy =
                tree_grundy_values(edges, edge_value);
            for (int e = 0; e < int(edges.size()); ++e) {
                const int lower = edges[e].first, upper = edges[e].second;
                if (lower == 0 || upper == 0)  // and the other one is above
                    branches.push_back(edge_value(grundy[lower + upper], e));
            }
        }
        std::cout << (is_misere_sum_p_position(branches) ? "QQ\n" : "PP\n");
    }
    return 0;
}
