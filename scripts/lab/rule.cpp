// A pile of n stones: a move takes 1, 3 or 4. A player who cannot move loses.
// Replace this rule by your own. Then show the table of the game, and play it:
//     scripts/judge table --rule FILE
//     scripts/judge play --rule FILE
// On a board, a position is a std::pair<int, int>: read its row and column. If
// a move splits piles, a position is a sorted std::vector<int> of all piles. An
// option replaces a pile by its parts, for example {5} by {1, 4}.
#include <iostream>
#include <vector>

#include "play.hpp"

using Position = int;

// Your rule: the positions that one move can reach.
std::vector<Position> options(const Position& stones) {
    std::vector<Position> reached;
    for (int taken : {1, 3, 4})
        if (taken <= stones) reached.push_back(stones - taken);
    return reached;
}

int main() {
    Position start;
    std::cin >> start;
    play::Game<Position> game(options);  // (options, play::misere) for misere
    std::cout << (game.is_n_position(start) ? "first\n" : "second\n");
}
