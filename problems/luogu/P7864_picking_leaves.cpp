// Luogu P7864 - [EVOI-RD1] Picking Leaves
// https://www.luogu.com.cn/problem/P7864
// Game:      A tree with root 1. A node without children is a leaf. A move
//            takes one or more of the present leaves. A node that becomes a
//            leaf by this can be taken from the next move on. The player who
//            takes node 1 wins. Print 1 if the first player wins, else 0.
// Idea:      The chain of a leaf goes up to the first fork (a node with two or
//            more children), without the fork. If there is no fork, the chain
//            is the whole tree. The first player wins iff some chain has an odd
//            number of nodes. Parents 1 1 2: the chains 4 2 and 3, so 1.
// Proof:     Without a fork the moves are forced. With a fork, by induction:
//            - Some chain is a single leaf: lemma 2 of lesson 3 (strategy
//              stealing). Each move of the tree without this leaf is also a
//              move of the whole tree, if it takes this leaf, too.
//            - Else, take the leaf of each odd chain. All chains are even then,
//              and no fork has changed.
//            - If all chains are even, each move makes a chain odd.
// Limits:    1 <= T <= 10 trees, 1 <= n <= 10^6, 1 <= parent <= 10^6 (parents
//            of the nodes 2, ..., n, at most n)
// Time:      O(n) per tree
// Beware:    wrong_parity_of_depth.cpp: a chain ends at a fork, not at node 1.
// Topics:    strategy-stealing
// Lesson:    03
#include <iostream>
#include <vector>

bool first_player_wins(const std::vector<int>& parents) {
    const int n = int(parents.size()) - 1;
    std::vector<int> child_count(n + 1);
    for (int node = 2; node <= n; ++node) ++child_count[parents[node]];
    for (int leaf = 1; leaf <= n; ++leaf) {
        if (child_count[leaf] > 0) continue;
        int length = 1;
        for (int node = parents[leaf]; child_count[node] == 1;
             node = parents[node])
            ++length;
        if (length % 2 == 1) return true;
    }
    return false;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int trees, n;
    for (std::cin >> trees; trees > 0; --trees) {
        std::cin >> n;
        std::vector<int> parents(n + 1);  // parents[1] = 0
        for (int node = 2; node <= n; ++node) std::cin >> parents[node];
        std::cout << first_player_wins(parents) << '\n';
    }
    return 0;
}
