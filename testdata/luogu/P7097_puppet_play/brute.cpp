// Plays the game by search: every set of items in every round. Only the
// difference of the delays matters. The search lets the players move in turn,
// so the player to whom the round does not belong waits.
#include <cstdlib>
#include <iostream>
#include <utility>
#include <vector>

#include "points.hpp"

using Board = std::pair<int, int>;   // rounds that are left; delay of a - of b
using Position = play::Turn<Board>;  // LEFT is a

int main() {
    int subtask, n, m, w, bases[2], delays[2];
    std::cin >> subtask >> n >> m >> w;
    if (n > 6 || m > 6) play::decline("too many rounds or items");
    std::vector<long long> k(m);
    std::vector<int> p(m);
    for (long long& gain : k) std::cin >> gain;
    for (int& delay : p) std::cin >> delay;
    std::cin >> bases[0] >> bases[1] >> delays[0] >> delays[1];

    const auto moves = [&](const Board& board, play::Player player) {
        std::vector<points::Move<Board>> moves;
        const auto [rounds, difference] = board;
        if (rounds == 0) return moves;
        const bool belongs_to_a = difference <= 0;
        if (belongs_to_a != (player == play::LEFT)) {
            moves.push_back({board, 0});
            return moves;
        }
        for (int chosen = 0; chosen < 1 << m; ++chosen) {
            long long gain = 100000;
            int delay = w;
            for (int i = 0; i < m; ++i)
                if (chosen >> i & 1) {
                    gain += k[i];
                    delay += p[i];
                }
            const int then = difference + (belongs_to_a ? delay : -delay);
            if (std::abs(then) > 100) continue;
            const long long damage = bases[player] / 100000 * gain;
            moves.push_back({{rounds - 1, then}, damage});
        }
        return moves;
    };
    points::Game<Position> game(points::turns(
        [&](const Board& board) { return moves(board, play::LEFT); },
        [&](const Board& board) { return moves(board, play::RIGHT); }));
    game.position_words([](const Position& at) {
        const auto& [rounds, difference] = at.second;
        return play::Words{{"turns", rounds}} +
               play::Words{{"delay_lead", difference}};
    });
    game.move_words([](const Position& from, const Position& to) {
        const char name = from.first == play::LEFT ? 'a' : 'b';
        if (from.second == to.second) return play::Words{{"waits", name}};
        const int delay = std::abs(from.second.second - to.second.second);
        return play::Words{{"attacker", name}, {"delay", delay}};
    });
    game.shape([](const Position& at) {  // the rounds, above the difference
        const auto& [rounds, difference] = at.second;
        return play::numbers(
            std::vector<std::vector<int>>{{rounds}, {difference}});
    });
    const Board start = {n, delays[0] - delays[1]};
    std::cout << game.score({play::LEFT, start}) << '\n';
}
