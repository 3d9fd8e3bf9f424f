// Plays the game by search. Alice names only multiples of k / 2^n: the game has
// n turns, and the numbers that are best for her are among these (lesson 17). A
// worse choice of numbers would only lead to a smaller score. The unit of the
// points is k / 2^n.
#include <iostream>
#include <tuple>
#include <utility>
#include <vector>

#include "points.hpp"

// The turns of the whole game; the turns that are left; how often Bob still has
// to add; the number that Alice has named, in units.
using Board = std::tuple<int, int, int, int>;
using Position = play::Turn<Board>;  // LEFT is Alice

std::vector<points::Move<Board>> moves_of_alice(const Board& board) {
    const auto& [all, left, owed, named] = board;
    std::vector<points::Move<Board>> moves;
    for (int units = 0; left > 0 && units <= 1 << all; ++units)
        moves.push_back({{all, left, owed, units}, 0});
    return moves;
}

std::vector<points::Move<Board>> moves_of_bob(const Board& board) {
    const auto& [all, left, owed, named] = board;
    std::vector<points::Move<Board>> moves;
    moves.push_back({{all, left - 1, owed > 0 ? owed - 1 : 0, 0}, -named});
    if (left > owed) moves.push_back({{all, left - 1, owed, 0}, named});
    return moves;
}

play::Words position_words(const Position& at) {
    const auto& [all, left, owed, named] = at.second;
    play::Words words = play::Words{{"turns", left}} +
                        play::Words{{"who", "Bob"}, {"has_to_add", owed}};
    if (at.first == play::RIGHT) words += {{"who", "Alice"}, {"named", named}};
    return words;
}

play::Words move_words(const Position& from, const Position& to) {
    const auto& [all, left, owed, named] = from.second;
    if (from.first == play::LEFT)
        return {{"name_units", std::get<3>(to.second)}};
    return {{std::get<2>(to.second) < owed ? "add" : "subtract", named}};
}

int main() {
    constexpr int MODULUS = 1000000007;
    points::Game<Position> game(points::turns(moves_of_alice, moves_of_bob));
    game.position_words(position_words);
    game.move_words(move_words);
    game.shape([](const Position& at) {  // turns, additions, the named number
        const auto& [all, left, owed, named] = at.second;
        return play::numbers(
            std::vector<std::vector<int>>{{left, owed}, {named}});
    });
    int tests, n, m, k;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n >> m >> k;
        if (n > 10) play::decline("more than 10 turns");
        const points::Score units = game.score({play::LEFT, {n, n, m, 0}});
        long long score = units % MODULUS * k % MODULUS;
        for (int i = 0; i < n; ++i)  // halve it modulo 10^9 + 7
            score = (score % 2 == 0 ? score : score + MODULUS) / 2;
        std::cout << score << '\n';
    }
}
