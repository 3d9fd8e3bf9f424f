// Plays Stone Game by search: whole rows of boxes, one move at a time.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Box = std::pair<int, int>;  // its size, and the stones in it
using Boxes = std::vector<Box>;
constexpr int WIDEST = 40;  // box of a picture

int main() {
    play::Game<Boxes> game(play::in_one([](const Box& box) {
        const auto [size, stones] = box;
        Boxes options;
        for (int put = 1; put <= 1LL * stones * stones && stones + put <= size;
             ++put)
            options.emplace_back(size, stones + put);
        return options;
    }));
    game.position_words([](const Boxes& boxes) {
            play::Words words;
            for (const auto& [size, stones] : boxes)
                words += {{"stones", stones}, {"places", size}};
            return words;
        })
        .move_words([](const Boxes& from, const Boxes& to) {
            std::size_t i = 0;
            while (from[i] == to[i]) ++i;
            return play::Words{{"put", to[i].second - from[i].second},
                               {"into_box", i + 1}};
        });
    game.shape([](const Boxes& boxes) {
        const int widest = std::max_element(boxes.begin(), boxes.end())->first;
        if (widest < 1 || widest > WIDEST) return play::words();
        play::Cells stones, outside;
        for (int i = 0; i < int(boxes.size()); ++i)
            for (int j = 0; j < widest; ++j) {
                if (j < boxes[i].second) stones.emplace_back(i, j);
                if (j >= boxes[i].first) outside.emplace_back(i, j);
            }
        return play::cells(int(boxes.size()), widest, stones, outside);
    });
    std::vector<Boxes> questions;
    double most = 1;  // moves between the positions that a question reaches
    for (int boxes; std::cin >> boxes && boxes > 0;) {
        questions.emplace_back(boxes);
        double reached = 1, moves = 0;
        for (auto& [size, stones] : questions.back()) {
            std::cin >> size >> stones;
            reached *= size - stones + 1;
            moves += size - stones;
        }
        most = std::max(most, reached * moves);
    }
    if (most > 1e6) play::decline("too much room in the boxes");
    for (std::size_t i = 0; i < questions.size(); ++i)
        std::cout << "Case " << i + 1 << ":\n"
                  << (game.is_n_position(questions[i]) ? "Yes\n" : "No\n");
}
