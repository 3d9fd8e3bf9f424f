// Luogu P6560 - [SBCOI2020] Passage of Time
// https://www.luogu.com.cn/problem/P6560
// Game:      A token on place x of a directed graph, and a goal y. The players
//            move the token along an edge in turn. Whoever brings it to y wins,
//            and whoever cannot move loses. The game may go on for ever. For
//            each pair x, y of q queries print 1 if the first player can force
//            a win, -1 if the second one can, else 0.
// Idea:      Retrograde analysis, once for each goal. y and the places without
//            edges are lost for the player to move there. Go back from them: a
//            place with an edge to a lost place is won, and a place is lost
//            when the last of its edges turns out to lead to a won place.
//            What gets no label is drawn: such a place has an edge to another
//            one, or it would be lost, and none to a lost place, or it would be
//            won. So a player who keeps to these places does not lose.
//                1 -> 2 -> 3 -> 1, 3 -> 4 -> 5, goal 5: 5 is lost, 4 is won;
//                3 can go to 1 instead of 4, and 1, 2, 3 are drawn
// Limits:    2 <= n <= 10^5, 1 <= m <= 5 * 10^5, 1 <= q <= 500, places
//            1 <= u, v, x, y <= 10^5, at most n, x != y (loops and repeated
//            edges are assumed possible)
// Time:      O(n + m) per query
// Beware:    wrong_search_with_marks.cpp: a search that takes a place on its
//            way for a draw keeps labels that depend on where it came from.
// Beware:    wrong_goal_leads_on.cpp: the game is over at y, whatever edges
//            lead on from there.
// Topics:    retrograde
// Lesson:    15
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <vector>

// snippet: retrograde
// Finds who wins a game that may go on for ever, backwards from its endings.
class Retrograde {
  public:
    enum Outcome { DRAW, P_POSITION, N_POSITION };

    // moves[p]: how many moves lead from p.
    explicit Retrograde(const std::vector<int>& moves)
        : untried_(moves),
          outcome_(moves.size(), DRAW),
          remoteness_(moves.size(), -1),
          taken_(0) {}

    // The game ends on p.
    void end(int p, Outcome outcome) {
        assert(taken_ == 0 && outcome_[p] == DRAW && outcome != DRAW);
        label(p, outcome, 0);
    }

    // The next position with a label, whose moves are to be taken back.
    bool next(int& q) {
        if (taken_ == int(found_.size())) return false;
        q = found_[taken_++];
        return true;
    }

    // A move leads from p to q, which came from next().
    void take_back(int p, int q) {
        assert(outcome_[q] != DRAW);
        if (outcome_[p] != DRAW) return;
        assert(untried_[p] > 0);
        if (outcome_[q] == P_POSITION)
            label(p, N_POSITION, remoteness_[q] + 1);
        else if (--untried_[p] == 0)
            label(p, P_POSITION, remoteness_[q] + 1);
    }

    Outcome outcome(int p) const { return outcome_[p]; }

    // The moves to the end, if the winner hurries; -1 for a draw.
    int remoteness(int p) const { return remoteness_[p]; }

  private:
    void label(int p, Outcome outcome, int remoteness) {
        outcome_[p] = outcome;
        remoteness_[p] = remoteness;
        found_.push_back(p);
    }

    std::vector<int> untried_;  // moves of p that are not known to lose
    std::vector<Outcome> outcome_;
    std::vector<int> remoteness_;
    std::vector<int> found_;  // a queue: the positions with a label
    int taken_;               // how many of them next() has given
};
// end snippet

// Who wins from x if the goal is y? edges[v] leave place v, and those to v come
// from sources[first[v]], ..., sources[first[v + 1] - 1].
Retrograde::Outcome outcome(const std::vector<int>& edges,
                            const std::vector<int>& first,
                            const std::vector<int>& sources, int x, int y) {
    Retrograde game(edges);
    for (int v = 1; v < int(edges.size()); ++v)
        if (v == y || edges[v] == 0) game.end(v, Retrograde::P_POSITION);
    int v;
    while (game.outcome(x) == Retrograde::DRAW && game.next(v))
        for (int i = first[v]; i < first[v + 1]; ++i)
            game.take_back(sources[i], v);
    return game.outcome(x);
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
    int n, m, q, x, y;
    read(n);
    read(m);
    read(q);
    std::vector<int> u(m), v(m), edges(n + 1), first(n + 2), sources(m);
    for (int i = 0; i < m; ++i) {
        read(u[i]);
        read(v[i]);
        ++edges[u[i]];
        ++first[v[i]];
    }
    for (int i = 1; i < int(first.size()); ++i) first[i] += first[i - 1];
    for (int i = 0; i < m; ++i) sources[--first[v[i]]] = u[i];
    for (; q > 0; --q) {
        read(x);
        read(y);
        const Retrograde::Outcome result = outcome(edges, first, sources, x, y);
        std::cout << (result == Retrograde::N_POSITION   ? "1\n"
                      : result == Retrograde::P_POSITION ? "-1\n"
                                                         : "0\n");
    }
    return 0;
}
