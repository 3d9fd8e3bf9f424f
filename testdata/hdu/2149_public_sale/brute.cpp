// Plays the sale by search: a position is the price.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

int main() {
    std::vector<std::pair<int, int>> questions;
    double work = 0;  // bids that the search may look at
    for (int cost, step; std::cin >> cost >> step;) {
        questions.emplace_back(cost, step);
        work += 1.0 * cost * step;
        if (work > 1e7) play::decline("too many bids");
    }
    for (const auto& question : questions) {
        const int cost = question.first, step = question.second;
        play::Game<int> game([=](int price) {
            std::vector<int> options;
            for (int bid = 1; bid <= step && price < cost; ++bid)
                options.push_back(price + bid);
            return options;
        });
        game.position_words([=](int price) {
            return play::Words{{"price", price}, {"on_the_way_to", cost}};
        });
        game.move_words([](int from, int to) {
            return play::Words{{"bid", to - from}};
        });
        game.shape([=](int price) {  // what is still missing
            return play::piles<int>({std::max(cost - price, 0)});
        });
        const std::vector<int> winning = game.winning_options(0);
        if (winning.empty()) std::cout << "none";
        for (std::size_t i = 0; i < winning.size(); ++i)
            std::cout << (i > 0 ? " " : "") << winning[i];
        std::cout << '\n';
    }
}
