// Plays the four games by search. A position is the distance from the corner,
// in rows and columns.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Rest = std::pair<int, int>;  // rows, columns

enum Piece { KING = 1, ROOK, KNIGHT, QUEEN };

bool is_move(Piece piece, int down, int right) {
    const bool is_straight = down == 0 || right == 0;
    switch (piece) {
        case KING:
            return down <= 1 && right <= 1;
        case ROOK:
            return is_straight;
        case KNIGHT:
            return down * right == 2;
        default:
            return is_straight || down == right;
    }
}

std::vector<Rest> options(Piece piece, const Rest& rest) {
    std::vector<Rest> result;
    for (int down = 0; down <= rest.first; ++down)
        for (int right = 0; right <= rest.second; ++right)
            if (down + right > 0 && is_move(piece, down, right))
                result.emplace_back(rest.first - down, rest.second - right);
    return result;
}

// A player who must move in the corner has lost. If the piece cannot move
// elsewhere, the game is a draw.
play::Outcome at_end(const Rest& rest) {
    return rest == Rest(0, 0) ? play::P_POSITION : play::DRAW;
}

play::Game<Rest> game_of(Piece piece) {
    play::Game<Rest> game(
        [piece](const Rest& rest) { return options(piece, rest); }, at_end);
    game.position_words([piece](const Rest& rest) {
        const char* const names[] = {"king", "rook", "knight", "queen"};
        return play::Words{{"piece", names[piece - 1]},
                           {"from_corner", rest.first},
                           {"left", rest.second}};
    });
    game.move_words([](const Rest& from, const Rest& to) {
        return play::Words{{"down", from.first - to.first},
                           {"right", from.second - to.second}};
    });
    game.shape([](const Rest& rest) {
        return play::cells(rest.first + 1, rest.second + 1, {{0, 0}});
    });
    return game;
}

int main() {
    play::Game<Rest> games[] = {game_of(KING), game_of(ROOK), game_of(KNIGHT),
                                game_of(QUEEN)};
    int tests, piece, n, m;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> piece >> n >> m;
        if (std::max(n, m) > 60) play::decline("too many squares");
        std::cout << "GBD"[games[piece - 1].outcome({n - 1, m - 1})] << '\n';
    }
}
