// AcWing 1319 - Moving Pieces
// https://www.acwing.com/problem/content/1321/
// Game:      K pieces on the vertices 1..N of a directed graph without cycles.
//            A move takes one piece along an edge; a player who cannot move
//            loses. Print win if the first player wins, else lose. Pieces may
//            share a vertex, and an edge may appear twice.
// Idea:      The value of a vertex is the mex of the values of its options.
//            Recursion finds the options first, and a table keeps what is
//            known. Sprague-Grundy (lesson 6): the first player wins iff the
//            xor of the values of the pieces is not 0. Sample:
//                vertex   1    2    3    4    5    6    pieces on 1 2 4 6:
//                options  3-5  1 4  5 6  5    -    -    2 ^ 0 ^ 1 ^ 0 = 3,
//                value    2    0    1    1    0    0    so win
// Source:    T. S. Ferguson, Game Theory, Part I, sections 3.1 and 3.2
// Limits:    1 <= N <= 2000, 0 <= M <= 6000 edges, 1 <= K <= 2000
//            pieces, K <= N, 1 <= X, Y, piece <= 2000 (edge from X to Y)
// Time:      O(N + M log M); the recursion is at most N deep
// Beware:    wrong_sum_of_wins.cpp: values above 1 matter; the parity of the
//            number of won pieces says nothing.
// Topics:    sprague-grundy, mex
// Lesson:    06
// Also:      LOJ 10243
#include <iostream>
#include <set>
#include <vector>

std::vector<std::vector<int> > options;
std::vector<int> known;  // the values that have been found, else -1

int grundy(int vertex) {
    if (known[vertex] >= 0) return known[vertex];
    std::set<int> values;
    for (int i = 0; i < int(options[vertex].size()); ++i)
        values.insert(grundy(options[vertex][i]));
    int mex = 0;
    while (values.count(mex)) ++mex;
    return known[vertex] = mex;
}

int main() {
    int n, m, k, x, y;
    std::cin >> n >> m >> k;
    options.resize(n + 1);
    known.assign(n + 1, -1);
    for (; m > 0; --m) {
        std::cin >> x >> y;
        options[x].push_back(y);
    }
    int nim_sum = 0;
    for (; k > 0; --k) {
        std::cin >> x;
        nim_sum ^= grundy(x);
    }
    std::cout << (nim_sum != 0 ? "win\n" : "lose\n");
    return 0;
}
