// AtCoder arc038_c - Bowls and Beans
// https://atcoder.jp/contests/arc038/tasks/arc038_c
// Game:      Bowls 0..N-1 in a row; bowl i >= 1 has A beans and a number C. A
//            move takes a bean from a bowl i >= 1 to one of the bowls i-C, ...,
//            i-1. A player who cannot move loses. Print First or Second.
// Idea:      Each bean is a game of its own. In bowl i it has the value g(i),
//            the mex of g(i-C), ..., g(i-1), with g(0) = 0. Two beans in one
//            bowl cancel, so the parity of A matters. For the mex, a tree over
//            the values keeps the last place of each (lesson 6): the mex is the
//            least value whose last place is before i-C.
//                i     0  1  2  3  4  5  6
//                C     -  1  2  1  2  4  3
//                g(i)  0  1  2  0  1  3  2
// Limits:    2 <= N <= 10^5, 1 <= C <= 99999, C <= i, 0 <= A <= 10^9, not all 0
// Time:      O(N log N)
// Beware:    slow_marks.cpp: to mark the C values of each range takes O(N^2).
// Topics:    sprague-grundy, mex
// Lesson:    06
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, leaves = 1, nim_sum = 0;
    std::cin >> n;
    while (leaves < n) leaves *= 2;
    // A tree with the root 1; the children of v are 2v and 2v + 1. The leaf
    // leaves + value has the last bowl of this value, or -1. An inner node has
    // the earliest of the last bowls below it.
    std::vector<int> earliest(2 * leaves, -1);
    for (int i = 0; i < n; ++i) {
        int c = 0, beans = 0;  // bowl 0 has none
        if (i > 0) std::cin >> c >> beans;
        int node = 1;
        while (node < leaves) {
            node *= 2;  // the smaller values
            if (earliest[node] >= i - c) ++node;
        }
        if (beans % 2 == 1) nim_sum ^= node - leaves;  // g(i)
        earliest[node] = i;
        for (node /= 2; node > 0; node /= 2)
            earliest[node] =
                std::min(earliest[2 * node], earliest[2 * node + 1]);
    }
    std::cout << (nim_sum != 0 ? "First\n" : "Second\n");
    return 0;
}
