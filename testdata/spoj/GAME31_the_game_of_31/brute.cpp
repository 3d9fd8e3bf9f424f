// Plays the game of 31 by search: the cards that are left, one move at a time.
#include <iostream>
#include <string>
#include <vector>

#include "play.hpp"

using Counts = std::vector<int>;  // how many 1s, 2s, ..., 6s are left

int sum_of_pile(const Counts& left) {
    int sum = 0;
    for (int card = 1; card <= 6; ++card) sum += card * (4 - left[card - 1]);
    return sum;
}

int main() {
    std::ios::sync_with_stdio(false);
    play::Game<Counts> game([](const Counts& left) {
        std::vector<Counts> options;
        for (int card = 1; card <= 6; ++card)
            if (left[card - 1] > 0 && sum_of_pile(left) + card <= 31) {
                options.push_back(left);
                --options.back()[card - 1];
            }
        return options;
    });
    game.position_words([](const Counts& left) {
        std::vector<int> cards;
        for (int card = 1; card <= 6; ++card)
            cards.insert(cards.end(), left[card - 1], card);
        return play::Words{{"sum", sum_of_pile(left)}, {"cards", cards}};
    });
    game.move_words([](const Counts& from, const Counts& to) {
        int card = 1;
        while (from[card - 1] == to[card - 1]) ++card;
        return play::Words{{"lay", card}};
    });
    // A row for each number, and its cards that are left.
    game.shape([](const Counts& left) {
        std::vector<std::vector<int>> rows;
        for (int card = 1; card <= 6; ++card)
            rows.push_back(std::vector<int>(left[card - 1], card));
        return play::numbers(rows);
    });
    for (std::string cards; std::cin >> cards;) {
        Counts left(6, 4);
        for (const char card : cards) --left[card - '1'];
        const std::string movers = cards.size() % 2 == 0 ? "AB" : "BA";
        std::cout << cards << ' ' << movers[!game.is_n_position(left)] << '\n';
    }
}
