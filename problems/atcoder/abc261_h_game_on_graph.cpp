// AtCoder abc261_h - Game on Graph
// https://atcoder.jp/contests/abc261/tasks/abc261_h
// Game:      A piece on vertex v of a directed graph with weights. Takahashi
//            and Aoki move it along an edge in turn, Takahashi first, until
//            whoever has to move cannot. Takahashi wants the play to end, with
//            a total weight as small as possible. Aoki wants it to go on for
//            ever, or else to end with a total as large as possible. Print the
//            total, or INFINITY.
// Idea:      Retrograde analysis with totals. A position is a vertex and who is
//            to move. Positions are settled from the ends backwards, the
//            smallest total first, as in Dijkstra's algorithm: one of Takahashi
//            by the first of its edges to offer a total, one of Aoki by the
//            last, with the largest total of all. What is never settled is
//            endless.
//                1 -> 2 -> 3 -> 1, 2 -> 4, all weights 1, v = 1: Aoki at 2 goes
//                to 3, not to 4; round the circle, Takahashi at 2 ends it: 5
// Proof:     The weights are not negative, so positions are settled in the
//            order of their totals, and the edges that offer one later offer
//            Takahashi no less. If he moves as his positions were settled, each
//            move of the play leads to a position settled before. So it ends,
//            with the total settled or less. Aoki gets as much by taking the
//            largest; and where Takahashi avoids this by a move to a position
//            that is never settled, Aoki can play for ever: from there his own
//            positions have such a move, and those of Takahashi no other.
// Limits:    1 <= N <= 2 * 10^5, 0 <= M <= 2 * 10^5, 0 <= C <= 10^9,
//            and vertices 1 <= v, A, B <= 2 * 10^5, at most N
// Time:      O((N + M) log M)
// Beware:    wrong_first_come.cpp: without the order of totals, Takahashi may
//            be settled by a dear edge.
// Beware:    wrong_one_total_per_vertex.cpp: a vertex has two totals, and the
//            play can visit it twice.
// Topics:    retrograde
// Lesson:    15
// Standard:  C++17
#include <algorithm>
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

enum Player { TAKAHASHI, AOKI };

struct Vertex {
    int untried = 0;        // edges that are not known to lead to an end
    long long largest = 0;  // total of the others
    std::vector<std::pair<int, int>>
        before;  // whence an edge comes, its weight
};

// The total from v on, with Takahashi to move; -1 if the play is endless.
long long total(std::vector<Vertex> graph, int v) {
    using Position =
        std::tuple<long long, Player, int>;  // total, mover, vertex
    std::set<Position> found;                // the least total first
    for (int u = 0; u < int(graph.size()); ++u)
        if (graph[u].untried == 0) {
            found.emplace(0, TAKAHASHI, u);
            found.emplace(0, AOKI, u);
        }
    std::vector<bool> is_settled(graph.size());  // with Takahashi to move
    while (!found.empty()) {
        const auto [so_far, mover, to] = *found.begin();
        found.erase(found.begin());
        if (mover == AOKI) {
            for (const auto& [from, weight] : graph[to].before)
                if (!is_settled[from])
                    found.emplace(so_far + weight, TAKAHASHI, from);
        } else if (!is_settled[to]) {
            if (to == v) return so_far;
            is_settled[to] = true;
            for (const auto& [from, weight] : graph[to].before) {
                Vertex& vertex = graph[from];
                vertex.largest = std::max(vertex.largest, so_far + weight);
                if (--vertex.untried == 0)
                    found.emplace(vertex.largest, AOKI, from);
            }
        }
    }
    return -1;
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
    std::ios::sync_with_stdio(false);
    int n, m, v, from, to, weight;
    read(n);
    read(m);
    read(v);
    std::vector<Vertex> graph(n);
    for (; m > 0; --m) {
        read(from);
        read(to);
        read(weight);
        ++graph[from - 1].untried;
        graph[to - 1].before.emplace_back(from - 1, weight);
    }
    const long long result = total(std::move(graph), v - 1);
    if (result < 0)
        std::cout << "INFINITY\n";
    else
        std::cout << result << '\n';
    return 0;
}
