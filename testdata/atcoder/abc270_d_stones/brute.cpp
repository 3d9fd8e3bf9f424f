// Plays from the pile by search of all positions, for the lead of the first
// player. The lead and the number of all stones give his stones.
#include <iostream>
#include <vector>

#include "points.hpp"

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> allowed(k);
    for (int& a : allowed) std::cin >> a;
    if (n * k > 20000) play::decline("too many moves");
    points::Game<int> game([&](int stones) {
        std::vector<points::Move<int>> moves;
        for (const int a : allowed)
            if (a <= stones) moves.push_back({stones - a, a});
        return moves;
    });
    game.position_words([](int stones) {
        return play::Words{{"pile", stones}};
    });
    game.move_words([](int from, int to) {
        return play::Words{{"take", from - to}};
    });
    game.shape([](int stones) { return play::piles<int>({stones}); });
    std::cout << (n + game.score(n)) / 2 << '\n';
}
