// AtCoder agc010_f - Tree Game
// https://atcoder.jp/contests/agc010/tasks/agc010_f
// Game:      A tree with A[v] stones on each vertex v. Takahashi puts a token
//            on a vertex. Then both move in turn, Takahashi first: take one
//            stone from the token's vertex, and move the token to a neighbour.
//            If the token's vertex has no stone, the player to move loses.
//            Print the vertices on which Takahashi wins, in rising order on one
//            line.
// Idea:      A vertex is won iff it has a neighbour with fewer stones that is
//            lost. So decide the vertices in the order of their stones. The
//            reason: on a lost vertex, a move to a neighbour with at least as
//            many stones is answered by the move back.
//                a path with    1 -- 3 -- 2 -- 4 stones
//                               P    N    P    N
// Proof:     see agc010_f_tree_game.md
// Limits:    2 <= N <= 3000, 0 <= A <= 10^9, 1 <= v, w <= 3000 (an edge)
// Time:      O(N log N)
// Beware:    wrong_any_lower.cpp: the lower neighbour has to be lost.
// Topics:    retrograde
// Lesson:    16
// Standard:  C++17
#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

int main() {
    int n, v, w;
    std::cin >> n;
    std::vector<int> a(n), order(n);
    for (int& stones : a) std::cin >> stones;
    std::vector<std::vector<int>> neighbours(n);
    for (int i = 1; i < n; ++i) {
        std::cin >> v >> w;
        neighbours[v - 1].push_back(w - 1);
        neighbours[w - 1].push_back(v - 1);
    }
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(),
              [&](int i, int j) { return a[i] < a[j]; });
    std::vector<bool> won(n);
    for (int i : order)
        for (int j : neighbours[i])
            if (a[j] < a[i] && !won[j]) won[i] = true;
    const char* space = "";
    for (int i = 0; i < n; ++i)
        if (won[i]) {
            std::cout << space << i + 1;
            space = " ";
        }
    std::cout << '\n';
    return 0;
}
