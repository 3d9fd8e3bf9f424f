// HDU 1524 - A Chess Game
// https://acm.hdu.edu.cn/showproblem.php?pid=1524
// Game:      Pieces on the positions 0..N-1 of a directed graph without cycles;
//            pieces may share a position. A move takes one piece along an edge.
//            Whoever cannot move loses. For each query, that is for each
//            placing of pieces: WIN if the player to move wins, else LOSE.
// Idea:      The pieces do not hinder each other, so each is a game of its own.
//            By Sprague-Grundy (lesson 6 proves it) the player to move wins iff
//            the nim-sum (xor) of g over the pieces is not 0, where g(p) is the
//            mex of g over the positions that the edges of p lead to: the least
//            number >= 0 that is missing. A recursion finds each value once.
//            p             0    1    2    3
//            edges lead to 1    -    0,1  0
//            g(p)          1    0    2    0        g(3) = mex{1} = 0
//            Pieces on 0 and 2: 1 xor 2 is not 0, so WIN; the piece on 2 goes
//            to 0, and 1 xor 1 = 0.
// Limits:    1 <= N <= 1000, 1 <= M <= 10 pieces, 0 <= X <= 999 edges from a
//            position, 0 <= option, piece <= 999 (X, option and piece are below
//            N); any number of cases, each with any number of queries, and a 0
//            in the place of M behind the last. No path has more than 1000
//            positions, and a call takes some 150 bytes, so the recursion needs
//            less than 200 KB of stack.
// Time:      O(N^2) per case, then O(M) per query
// Beware:    wrong_shared_marks.cpp: all calls mark in one array, so a call
//            spoils the marks that its caller has already made.
// Beware:    wrong_last_position.cpp: misses an option on position N - 1.
// Topics:    sprague-grundy, mex
// Lesson:    06
// Also:      POJ 2425
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <vector>

// The positions of a piece, and where the edges lead from each of them.
class Game {
  public:
    explicit Game(int positions)
        : options_(positions), grundy_(positions, -1) {}

    void add_edge(int from, int to) { options_[from].push_back(to); }

    // The mex of the values of the options of p. As p is no option of its own,
    // it is smaller than the number of positions.
    int grundy(int p) {
        if (grundy_[p] >= 0) return grundy_[p];
        std::vector<bool> seen(grundy_.size());
        for (int i = 0; i < int(options_[p].size()); ++i)
            seen[grundy(options_[p][i])] = true;
        int mex = 0;
        while (seen[mex]) ++mex;
        return grundy_[p] = mex;
    }

  private:
    std::vector<std::vector<int> > options_;
    std::vector<int> grundy_;  // -1: not known yet
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
    int positions, edges, option, pieces, piece;
    while (read(positions)) {
        Game game(positions);
        for (int p = 0; p < positions; ++p)
            for (read(edges); edges > 0; --edges) {
                read(option);
                game.add_edge(p, option);
            }
        while (read(pieces) && pieces > 0) {
            int nim_sum = 0;
            for (; pieces > 0; --pieces) {
                read(piece);
                nim_sum ^= game.grundy(piece);
            }
            std::cout << (nim_sum ? "WIN\n" : "LOSE\n");
        }
    }
    return 0;
}
