// Luogu P8347 - The Moon on the Other Side
// https://www.luogu.com.cn/problem/P8347
// Game:      A tree of n >= 2 vertices. A move deletes a vertex with its edges
//            and keeps one of the parts that are left; the others go, too.
//            Whoever leaves a single vertex loses; Hifuu moves first. For each
//            tree: the winner, Hifuu or Luna.
// Idea:      The player to move loses iff every degree is odd. Count a single
//            vertex as a tree, too: its degree 0 is even, and the player to
//            move has won.
//                1 - 2 - 3 - 4    2 and 3 are even: Hifuu wins. Delete 2, keep
//                                 3 - 4: Luna must leave a single vertex.
//                2 - 1 - 3        A star of 4: all degrees are odd, Luna wins.
//                    |            Hifuu leaves one vertex (deletes 1), or a
//                    4            path of 3, whose middle is even.
// Proof:     If all degrees are odd: let v be deleted and the part of its
//            neighbour u be kept. Then u has one edge less, so an even degree.
//            If some degree is even, in a tree of n >= 2: take any vertex as
//            the root, and let x be the one of even degree that is farthest
//            from it. Delete the neighbour of x towards the root (or any one,
//            if x is the root: then no other degree is even), and keep the part
//            of x. It has no other vertex of even degree, and x has lost an
//            edge: all degrees are odd. So this part is lost for the opponent,
//            by induction on n; it has two vertices at least, as x keeps one
//            of its edges.
// Limits:    1 <= T <= 5, 2 <= n <= 10^5, 1 <= u, v <= 10^5 (the ends of an
//            edge, at most n)
// Time:      O(n) per tree
// Beware:    wrong_perfect_matching.cpp: a tree with one may be won, and one
//            without may be lost. No sample shows it.
// Topics:    pattern
// Lesson:    12
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <vector>

// The rule of the game, by the number of edges at each vertex.
bool first_player_wins(const std::vector<int>& degree) {
    for (int v = 0; v < int(degree.size()); ++v)
        if (degree[v] % 2 == 0) return true;
    return false;
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
    int tests, n, u, v;
    for (read(tests); tests > 0; --tests) {
        read(n);
        std::vector<int> degree(n);
        for (int i = 1; i < n; ++i) {
            read(u);
            read(v);
            ++degree[u - 1];
            ++degree[v - 1];
        }
        std::cout << (first_player_wins(degree) ? "Hifuu\n" : "Luna\n");
    }
    return 0;
}
