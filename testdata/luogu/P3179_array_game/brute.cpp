// Plays the game by search: whole arrays, one move at a time.
#include <iostream>
#include <vector>

#include "play.hpp"

// Cells as the bits of a number: cell x is bit x - 1.
std::vector<int> cells_of(int bits) {
    std::vector<int> cells;
    for (int x = 1; bits > 0; ++x, bits /= 2)
        if (bits % 2 == 1) cells.push_back(x);
    return cells;
}

int main() {
    int N, K, W, x;
    std::cin >> N >> K;
    if (N > 16) play::decline("more than 16 cells");
    play::Game<int> game([&](int white) {
        std::vector<int> options;
        for (const int x : cells_of(white)) {
            int turned = 0;
            for (int cell = x; cell <= N; cell += x) {
                turned |= 1 << (cell - 1);
                options.push_back(white ^ turned);
            }
        }
        return options;
    });
    game.position_words([&](int white) {
        return play::Words{{"array", N}, {"white", cells_of(white)}};
    });
    game.move_words([](int from, int to) {
        return play::Words{{"turn", cells_of(from ^ to)}};
    });
    game.shape([&](int white) {
        play::Cells marks;
        for (const int x : cells_of(white)) marks.emplace_back(0, x - 1);
        return play::cells(1, N, marks);
    });
    for (; K > 0; --K) {
        int white = 0;
        for (std::cin >> W; W > 0; --W) {
            std::cin >> x;
            white |= 1 << (x - 1);
        }
        std::cout << (game.is_n_position(white) ? "Yes\n" : "No\n");
    }
}
