// Codeforces 1610I - Mashtali vs AtCoder
// https://codeforces.com/problemset/problem/1610/I
// Game:      A tree of n vertices, some of them pinned. A move cuts an edge,
//            and every part without a pinned vertex falls. Whoever has no edge
//            to cut loses. For each k from 1 to n: the vertices 1, ..., k are
//            pinned. Print one string, whose letter number k is 1 if the first
//            player wins, else 2.
// Idea:      Green Hackenbush: the pinned vertices are one vertex, the ground.
//            A way between two of them is then a cycle. Fusion principle: to
//            fuse the vertices of a cycle does not change the value. So all
//            these ways belong to the ground, and each edge of them is a loop,
//            worth 1. What grows on the ground are trees, by the colon
//            principle: away from vertex 1, what grows from v is worth
//                g(v) = xor of g(c) + 1 over the vertices c next above v.
//            With k the ground grows by the vertices from k down to it. When v
//            joins, the nim-sum loses the branch g(v) + 1 and gains what grew
//            on it, g(v), and the loop: it changes by (g(v) + 1) ^ g(v) ^ 1.
//            The first player wins iff it is not 0. Sample 1:
//                     5: 0      k   joins   changes by         nim-sum   prints
//                      |        1   1       g(1)                  4        1
//                3: 0  4: 1     2   2       4 ^ 3 ^ 1 = 6         2        1
//                   \  /        3   3       1 ^ 0 ^ 1 = 0         2        1
//                  2: 3         4   4       2 ^ 1 ^ 1 = 2         0        2
//                    |          5   5       1 ^ 0 ^ 1 = 0         0        2
//                  1: 4         (k = 2: a loop, stalks of 1 and 2: 1 ^ 1 ^ 2)
//            Lesson 12 proves both principles.
// Limits:    1 <= n <= 3 * 10^5, 1 <= u, v <= 3 * 10^5 (the ends of an edge, at
//            most n). A tree can be n vertices high: no recursion.
// Time:      O(n), as each vertex joins the ground once
// Beware:    wrong_counts_loops.cpp: two loops are worth 1 ^ 1 = 0, not 2.
// Beware:    wrong_loop_per_way.cpp: a way of L edges leaves L loops, not one.
// Topics:    green-hackenbush
// Lesson:    12
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <string>
#include <vector>

// Letter k: who wins with 0, ..., k pinned. near[v]: what v is joined to.
std::string winners(const std::vector<std::vector<int> >& near) {
    const int n = int(near.size());
    // Each vertex stands in the order behind the one below it.
    std::vector<int> order(1, 0), below(n, -1), grundy(n);
    for (int i = 0; i < n; ++i) {
        const int v = order[i];
        for (int j = 0; j < int(near[v].size()); ++j) {
            const int c = near[v][j];
            if (c == below[v]) continue;
            below[c] = v;
            order.push_back(c);
        }
    }
    for (int i = n - 1; i > 0; --i)
        grundy[below[order[i]]] ^= grundy[order[i]] + 1;
    std::vector<bool> is_ground(n);
    is_ground[0] = true;
    int nim_sum = grundy[0];
    std::string letters;
    for (int k = 0; k < n; ++k) {
        for (int v = k; !is_ground[v]; v = below[v]) {
            is_ground[v] = true;
            nim_sum ^= (grundy[v] + 1) ^ grundy[v] ^ 1;
        }
        letters += nim_sum != 0 ? '1' : '2';
    }
    return letters;
}

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
    int n, u, v;
    read(n);
    std::vector<std::vector<int> > near(n);
    for (int i = 1; i < n; ++i) {
        read(u);
        read(v);
        near[u - 1].push_back(v - 1);
        near[v - 1].push_back(u - 1);
    }
    std::cout << winners(near) << '\n';
    return 0;
}
