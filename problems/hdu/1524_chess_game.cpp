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
//            number >= 0 that is missing. The values are found from the end of
//            a list in which each position stands before those it leads to.
//            p             0    1    2    3
//            edges lead to 1    -    0,1  0
//            g(p)          1    0    2    0
//            Pieces on 0 and 2: 1 xor 2 is not 0, so WIN; the piece on 2 goes
//            to 0, and 1 xor 1 = 0.
// Limits:    1 <= N <= 1000, 1 <= M <= 10 pieces, 0 <= X <= 999 edges from a
//            position, 0 <= option, piece <= 999 (X, option and piece are below
//            N); any number of cases, each with any number of queries
// Time:      O(N + edges) per case, then O(M) per query
// Beware:    wrong_shared_marks.cpp: finds g by recursion, with one array of
//            marks for every mex. While a position marks its options, a call
//            for one of them marks the options of that one in the same array.
// Beware:    wrong_last_position.cpp: an edge may lead to position N - 1, too.
// Topics:    sprague-grundy, mex
// Lesson:    06
// Standard:  C++98
// Also:      POJ 2425
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <vector>

// snippet: game_graph
// An impartial game on the positions 0..positions-1, given by its moves.
class GameGraph {
  public:
    explicit GameGraph(int positions) : options_(positions) {}

    void add_move(int from, int to) {
        assert(0 <= from && from < int(options_.size()));
        assert(0 <= to && to < int(options_.size()));
        options_[from].push_back(to);
    }

    std::vector<int> grundy_values() const {
        const std::vector<int> order = positions_before_options();
        std::vector<int> grundy(order.size());
        // seen_from[v]: the last position with an option of value v, at first
        // none. A value is less than the number of positions.
        std::vector<int> seen_from(order.size(), -1);
        for (int i = int(order.size()) - 1; i >= 0; --i) {
            const int p = order[i];
            for (int j = 0; j < int(options_[p].size()); ++j)
                seen_from[grundy[options_[p][j]]] = p;
            while (seen_from[grundy[p]] == p) ++grundy[p];
        }
        return grundy;
    }

  private:
    // All positions, each one before its options.
    std::vector<int> positions_before_options() const {
        // in_degree[p]: how many moves lead to p from positions that the last
        // loop has not passed yet.
        std::vector<int> in_degree(options_.size()), order;
        for (int p = 0; p < int(options_.size()); ++p)
            for (int j = 0; j < int(options_[p].size()); ++j)
                ++in_degree[options_[p][j]];
        for (int p = 0; p < int(options_.size()); ++p)
            if (in_degree[p] == 0) order.push_back(p);
        for (int i = 0; i < int(order.size()); ++i) {
            const std::vector<int>& options = options_[order[i]];
            for (int j = 0; j < int(options.size()); ++j)
                if (--in_degree[options[j]] == 0) order.push_back(options[j]);
        }
        assert(order.size() == options_.size() && "the game has a cycle");
        return order;
    }

    std::vector<std::vector<int> > options_;  // of each position
};
// end snippet

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

// The rule of the game: for each position, how many edges leave it, and where
// they lead.
GameGraph read_game(int positions) {
    GameGraph game(positions);
    for (int p = 0; p < positions; ++p) {
        int edges, option;
        for (read(edges); edges > 0; --edges) {
            read(option);
            game.add_move(p, option);
        }
    }
    return game;
}

int main() {
    std::ios::sync_with_stdio(false);
    int positions, pieces, position;
    while (read(positions)) {
        const std::vector<int> grundy = read_game(positions).grundy_values();
        while (read(pieces) && pieces > 0) {
            int nim_sum = 0;
            for (; pieces > 0; --pieces) {
                read(position);
                nim_sum ^= grundy[position];
            }
            std::cout << (nim_sum ? "WIN\n" : "LOSE\n");
        }
    }
    return 0;
}
