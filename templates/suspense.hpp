// Suspense: who wins several games at once, if a move is made in each of them.
//
// Given:     positions 0..max_position of a game, whose moves lead to smaller
//            positions. Several such games are played at once: the player to
//            move has to move in every game that is not finished, and loses if
//            all are finished (long rule, Every-SG).
// Computes:  the suspense of each position: the number of moves until it is
//            finished, if the winner goes for the longest game and the loser
//            for the shortest. The suspense of a finished position is 0.
//            Otherwise it is 1 + the largest even suspense of an option. If no
//            option has an even one, it is 1 + the smallest odd one.
// Use:       the player to move wins iff s, the largest suspense of the games,
//            is odd. Proof by induction over the number of moves left:
//            - If s is odd, the player moves to the largest even suspense where
//              the suspense is odd, and to the smallest odd one where it is
//              even. Each suspense but 0 becomes 1 less, so the largest one is
//              s - 1, which is even, and the opponent loses.
//            - If s is 0, all games are finished, and the player loses.
//            - If s is even and not 0, take any move. A game of suspense s has
//              odd options only, all of them at least s - 1. A game with an
//              even option has an odd suspense, so less than s, and its even
//              options are at most s - 2. So the largest suspense is now odd,
//              and the opponent wins.
// Not for:   the short rule, by which the first finished game decides; moves in
//            only one of the games, which need Grundy values.
// Requires:  insert_options(p, suspense, options) inserts suspense[q] for each
//            option q of p, and reads suspense[0..p-1] only.
// Time:      O(options, counted over all positions)
// Memory:    O(max_position)
// Standard:  C++98
// Source:    J. H. Conway, On Numbers and Games, chapter 14; E. R. Berlekamp,
//            J. H. Conway, R. K. Guy, Winning Ways, chapter 9
#pragma once

#include <algorithm>
#include <cassert>
#include <vector>

// snippet: suspense
// Takes the suspense of each option of a position, and gives that of the
// position.
class Suspense {
  public:
    Suspense() : win_(0), loss_(0) {}

    void insert(int option) {
        assert(option >= 0);
        if (option % 2 == 0)
            win_ = std::max(win_, option + 1);
        else if (loss_ == 0 || option + 1 < loss_)
            loss_ = option + 1;
    }

    int of_position() const { return win_ > 0 ? win_ : loss_; }

  private:
    int win_, loss_;  // 1 + the option to choose, 0 if there is none
};

// The suspense of the positions 0..max_position of the game with this rule.
template <class InsertOptions>
std::vector<int> suspense_values(int max_position,
                                 InsertOptions insert_options) {
    std::vector<int> suspense;
    for (int p = 0; p <= max_position; ++p) {
        Suspense options;
        insert_options(p, suspense, options);
        suspense.push_back(options.of_position());
    }
    return suspense;
}
// end snippet
