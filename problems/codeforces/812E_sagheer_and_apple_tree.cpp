// Codeforces 812E - Sagheer and Apple Tree
// https://codeforces.com/problemset/problem/812/E
// Game:      A tree with the root 1 and apples on its nodes. All paths from the
//            root to a leaf have lengths of one parity. A move takes one or
//            more apples of a node: from a leaf they are eaten, else they go to
//            one child of the node. A player who cannot move loses; Soliman
//            moves first. First Sagheer must swap the apples of two nodes.
//            Print how many pairs of nodes he can choose so that he wins.
// Idea:      Staircase Nim on a tree (lesson 5): a leaf is on stair 1, a parent
//            one stair above its children, and stair 0 is the ground. Sagheer
//            wins iff the nim-sum of the apples on odd stairs is 0. A swap of
//            u on an odd and v on an even stair changes it by a_u ^ a_v, so
//            these must be equal to the nim-sum. Any other swap does not change
//            it, and counts iff the nim-sum is 0.
//            Leaves of 2 and 3 apples below a root of 2: the nim-sum is 1. Only
//            the swap of the 3 with the root wins: 3 ^ 2 = 1.
// Source:    R. Sprague, Ueber zwei Abarten von Nim (1937)
// Limits:    2 <= n <= 10^5, 1 <= a <= 10^7, 1 <= p <= 10^5 (the parents)
// Time:      O(n log n), without recursion: a tree can be n nodes high
// Beware:    wrong_even_depth.cpp: count the stairs from the leaves.
// Topics:    staircase-nim
// Lesson:    05
// Standard:  C++17
#include <iostream>
#include <map>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> apples(n + 1), parent(n + 1), children(n + 1), order;
    for (int v = 1; v <= n; ++v) std::cin >> apples[v];
    for (int v = 2; v <= n; ++v) {
        std::cin >> parent[v];
        ++children[parent[v]];
    }
    for (int v = 1; v <= n; ++v)
        if (children[v] == 0) order.push_back(v);
    std::vector<bool> is_odd(n + 1, true);
    std::map<int, int> evens;  // apples -> nodes on even stairs with so many
    int nim_sum = 0;
    long long odd = 0, even = 0;   // nodes on odd and on even stairs
    for (int i = 0; i < n; ++i) {  // each node comes after its children
        const int v = order[i];
        if (is_odd[v]) {
            nim_sum ^= apples[v];
            ++odd;
        } else {
            ++evens[apples[v]];
            ++even;
        }
        is_odd[parent[v]] = !is_odd[v];
        if (--children[parent[v]] == 0) order.push_back(parent[v]);
    }
    long long swaps = 0;
    if (nim_sum == 0) swaps = odd * (odd - 1) / 2 + even * (even - 1) / 2;
    for (int v = 1; v <= n; ++v)
        if (is_odd[v]) swaps += evens[apples[v] ^ nim_sum];
    std::cout << swaps << '\n';
    return 0;
}
