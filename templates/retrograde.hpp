// Retrograde analysis: who wins a game that may go on for ever.
//
// Given:     positions 0, 1, ..., how many moves lead from each of them, and
//            where the game ends and who has won there. Moves may lead in
//            circles. The moves to a position are listed by the caller, so they
//            need not be stored.
// Computes:  for each position the outcome for the player to move: N_POSITION
//            if this player can force a win, P_POSITION if the opponent can,
//            DRAW if neither can. And the remoteness of all but draws: the
//            number of moves to the end if the winner hurries and the loser
//            delays. It is 0 at an ending, 1 + the least remoteness of a P-
//            option at an N-position, 1 + the greatest of an option at a P-
//            position.
//            How: from the endings backwards. A position with a move to a
//            P-position is an N-position. A position whose moves all lead to
//            N-positions is a P-position; untried moves are counted down. What
//            gets no label is a draw.
//            Why a label is final: the winner moves from N to a P-position that
//            was labelled before, the loser can only move from P to N-positions
//            that were labelled before. So the play goes through ever earlier
//            labels, and comes to an ending that the winner has won.
//            Why the rest is drawn: a position without a label has no P-option,
//            or it would be N, and it is an ending that nobody wins, or has an
//            option without a label, or it would be P. A player who always goes
//            there does not lose: the opponent has no P-option either, and
//            hands over no label or N.
//            Why the remoteness is right: labels are found in its order, as the
//            queue is first in, first out. So the first P-option found is the
//            nearest one, and the last N-option found the farthest.
// Use:       Retrograde game(moves);
//            game.end(p, Retrograde::P_POSITION);  // for each ending p
//            for (int q; game.next(q);)
//                for (each p with a move to q) game.take_back(p, q);
//            game.outcome(p), game.remoteness(p)
//            An outcome may be asked for earlier: it is DRAW as long as nothing
//            else is known. If the players have different moves, number the
//            positions 2 * place + player.
// Not for:   sums of games with cycles: they need more than outcomes. Games
//            that are played for points.
// Requires:  moves[p] >= 0 is the number of pairs (p, q) that take_back gets
//            for p: a move that stands twice is counted and taken back twice.
//            end is called before next, also for each position without moves,
//            unless nobody wins there; at an ending, moves do not matter.
// Time:      O(positions + moves), without recursion
// Memory:    O(positions)
// Standard:  C++98
// Source:    C. A. B. Smith, Graphs and composite games, J. Combin. Theory 1
//            (1966), 51-81; E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning
//            Ways, chapters 9 (remoteness) and 12 (loopy games)
#pragma once

#include <cassert>
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
