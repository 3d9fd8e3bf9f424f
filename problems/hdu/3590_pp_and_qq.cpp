// HDU 3590 - PP and QQ
// https://acm.hdu.edu.cn/showproblem.php?pid=3590
// Game:      Several trees, each with the root 1. A move cuts one edge of one
//            tree, and everything that is then cut off from its root falls.
//            Whoever cuts the last edge loses; PP moves first. For each case:
//            the winner, PP or QQ.
// Idea:      Misere Green Hackenbush. A component of the game is a branch: an
//            edge at a root with all that grows above it. By the colon
//            principle (proof: HDU 3094) the branch to a vertex c is worth
//            g(c) + 1, where g(v) is the xor of g(c) + 1 over the vertices c
//            next above v. So a branch that has not fallen is worth 1 or more,
//            and the rule of misere Nim holds with the branches for piles:
//            - No branch is worth more than 1: PP loses iff their number is
//              odd.
//            - Some branch is: PP loses iff the xor of the values is 0.
//            branches  none  1   1 1  1 1 1  2   2 2  2 2 1  2 3 1
//            winner    PP    QQ  PP   QQ     PP  QQ   PP     QQ
// Proof:     - One branch is worth more than 1: its highest bit stays in the
//              xor. The player to move wins: she cuts the branch down to 0 or
//              1, whichever leaves an odd number of ones, the next case.
//            - No branch is: from an odd number each cut takes a branch away,
//              which leaves an even number, or makes one larger and thereby
//              the only large one. From an even number but 0 she takes one
//              away. With none left, the other player has cut the last edge.
//            - More are: any cut changes the xor and leaves a large branch. If
//              the xor is not 0, she leaves xor 0, as in Nim; a large branch
//              remains, and so a second one with the same highest bit.
// Limits:    1 <= N < 100 trees, 1 <= m < 100 vertices, 1 <= a, b < 100 (the
//            ends of an edge, at most m), any number of cases
// Time:      O(m) per tree
// Beware:    wrong_whole_trees.cpp: a tree may not stand for its branches. Two
//            paths of 2 edges on one root are worth 0 but have not ended, and
//            QQ wins. Four of five published programs look for a tree worth
//            more than 1. That the judge's answers follow the rules is assumed.
// Topics:    green-hackenbush, misere-nim
// Lesson:    12
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
                const int u = edges[e].first, v = edges[e].second;
                if (u != 0 && v != 0) continue;  // not at the root
                const int above = grundy[u == 0 ? v : u];
                branches.push_back(edge_value(above, e));
            }
        }
        std::cout << (is_misere_sum_p_position(branches) ? "QQ\n" : "PP\n");
    }
    return 0;
}
