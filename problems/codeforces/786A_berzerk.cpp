// Codeforces 786A - Berzerk
// https://codeforces.com/problemset/problem/786/A
// Game:      Places 1 to n clockwise in a circle, a black hole on place 1, and
//            a monster on another place. Rick and Morty have a set of numbers
//            each. In turn each chooses a number of his own set, and the
//            monster goes so many places clockwise. Whoever brings it to the
//            hole wins; the game may go on for ever. For the monster on place
//            2, ..., n, first with Rick to move and then with Morty: print Win,
//            Lose or Loop for the player to move.
// Idea:      Retrograde analysis. The moves depend on the player, so a position
//            is the place and who is to move, 2n of them. The monster in the
//            hole is lost for whoever is to move. Then back: lost, all moves
//            lead to won positions; won, some move leads to a lost one; Loop,
//            all that is left, for its player can stay there and has no better
//            move (templates/retrograde.hpp). The moves to a position are the
//            other player's, by his numbers backwards. They are not stored: up
//            to 10^8 of them.
//                n = 3, Rick 1, Morty 1 2:    place  2     3
//                                             Rick   Lose  Win
//                                             Morty  Win   Win
// Limits:    2 <= n <= 7000, 1 <= k, number <= 6999, both below n
// Time:      O(n k)
// Memory:    O(n)
// Beware:    slow_stored_moves.cpp: a list of all moves takes 400 MB.
// Beware:    wrong_own_numbers.cpp: whoever is to move now has not made the
//            move that led here.
// Topics:    retrograde, partizan-game
// Lesson:    15
#include <cassert>
#include <iostream>
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

// Place 1 + d, with player 0 or 1 to move.
int position(int d, int player) { return 2 * d + player; }

// The rule of the game, backwards: numbers[i] are those of player i.
Retrograde solved(int n, const std::vector<std::vector<int> >& numbers) {
    std::vector<int> moves;
    for (int p = 0; p < 2 * n; ++p) moves.push_back(int(numbers[p % 2].size()));
    Retrograde game(moves);
    for (int player = 0; player < 2; ++player)
        game.end(position(0, player), Retrograde::P_POSITION);
    for (int q; game.next(q);) {
        const int d = q / 2, mover = 1 - q % 2;  // who moved there
        for (int i = 0; i < int(numbers[mover].size()); ++i)
            game.take_back(position((d + n - numbers[mover][i]) % n, mover), q);
    }
    return game;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n, k;
    std::cin >> n;
    std::vector<std::vector<int> > numbers(2);
    for (int player = 0; player < 2; ++player) {
        std::cin >> k;
        numbers[player].resize(k);
        for (int i = 0; i < k; ++i) std::cin >> numbers[player][i];
    }
    const Retrograde game = solved(n, numbers);
    for (int player = 0; player < 2; ++player)
        for (int d = 1; d < n; ++d) {
            const Retrograde::Outcome outcome =
                game.outcome(position(d, player));
            std::cout << (outcome == Retrograde::N_POSITION   ? "Win"
                          : outcome == Retrograde::P_POSITION ? "Lose"
                                                              : "Loop")
                      << (d + 1 < n ? ' ' : '\n');
        }
    return 0;
}
