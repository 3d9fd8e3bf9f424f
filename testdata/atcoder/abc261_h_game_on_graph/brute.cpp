// Plays the game by search. A position is the player to move, the vertex, and
// the weight so far. Two questions are asked: can Takahashi force an end, and
// can he force an end with at most a given total weight? (If the total is
// larger, Aoki has won.)
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Board = std::pair<int, int>;  // vertex, spent

int main() {
    int n, m, v;
    std::cin >> n >> m >> v;
    std::vector<std::vector<std::pair<int, int>>> edges(n + 1);
    std::vector<std::pair<int, int>> arrows;
    std::vector<long long> weights;  // of the arrows, for the picture
    double total = 0;
    for (int i = 0; i < m; ++i) {
        int from, to, weight;
        std::cin >> from >> to >> weight;
        edges[from].emplace_back(to, weight);
        arrows.emplace_back(from, to);
        weights.push_back(weight);
        total += weight;
    }
    if (n > 30 || total > 300) play::decline("too many totals");
    const auto takahashi_wins = [&](int most) {  // negative: any total
        const auto moves = [&edges, most](const Board& board) {
            std::vector<Board> result;
            for (const auto& [to, weight] : edges[board.first])
                result.emplace_back(to,
                                    std::min(board.second + weight, most + 1));
            return result;
        };
        play::Game<play::Turn<Board>> game(
            play::turns(moves, moves), [most](const play::Turn<Board>& end) {
                const bool wins = most < 0 || end.second.second <= most;
                return wins == (end.first == play::LEFT);
            });
        game.position_words([most](const play::Turn<Board>& at) {
            const auto& [vertex, spent] = at.second;
            const char* name = at.first == play::LEFT ? "Takahashi" : "Aoki";
            if (most < 0) return play::Words{{"to_move", name}, {"at", vertex}};
            return play::Words{
                       {"to_move", name}, {"at", vertex}, {"used", spent}} +
                   play::Words{{"who", "Takahashi"}, {"at_most", most}};
        });
        game.move_words([](const auto&, const play::Turn<Board>& to) {
            return play::Words{{"go_to", to.second.first}};
        });
        game.shape([&](const play::Turn<Board>& at) {
            play::Shape shape = play::graph(n + 1, arrows, {at.second.first},
                                            true, {}, play::numbered(n));
            shape.json.back() = ',';
            shape.json += " \"weights\": " + play::json_list(weights) + '}';
            return shape;
        });
        const Board start(v, most < 0 ? std::min(0, most + 1) : 0);
        return game.outcome({play::LEFT, start}) == play::N_POSITION;
    };
    if (!takahashi_wins(-1)) {
        std::cout << "INFINITY\n";
        return 0;
    }
    int too_little = -1, enough = 1;
    while (!takahashi_wins(enough)) {
        too_little = enough;
        enough *= 2;
    }
    while (enough - too_little > 1) {
        const int middle = (enough + too_little) / 2;
        (takahashi_wins(middle) ? enough : too_little) = middle;
    }
    std::cout << enough << '\n';
}
