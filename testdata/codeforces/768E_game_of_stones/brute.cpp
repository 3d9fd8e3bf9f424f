// Plays Game of Stones by search: each pile with all that was taken from it.
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

// The stones of a pile, and the numbers taken from it that are not larger: only
// these matter.
using Pile = std::pair<int, std::vector<bool>>;

std::vector<Pile> takings(const Pile& pile) {
    const auto& [stones, is_taken] = pile;
    std::vector<Pile> options;
    for (int number = 1; number <= stones; ++number) {
        if (is_taken[number]) continue;
        Pile option(stones - number, is_taken);
        option.second[number] = true;
        option.second.resize(stones - number + 1);
        options.push_back(option);
    }
    return options;
}

play::Words position_words(const std::vector<Pile>& piles) {
    play::Words words;
    for (const auto& [stones, is_taken] : piles) {
        std::vector<int> taken;
        for (int number = 1; number <= stones; ++number)
            if (is_taken[number]) taken.push_back(number);
        words += taken.empty()
                     ? play::Words{{"stones", stones}}
                     : play::Words{{"stones", stones}, {"taken_before", taken}};
    }
    return words;
}

play::Words move_words(const std::vector<Pile>& from,
                       const std::vector<Pile>& to) {
    std::size_t i = 0;
    while (from[i] == to[i]) ++i;
    return {{"take", from[i].first - to[i].first}, {"from_pile", i + 1}};
}

int main() {
    play::Game<std::vector<Pile>> game(play::in_one(takings));
    game.move_words(move_words).position_words(position_words);
    game.shape([](const std::vector<Pile>& piles) {
        std::vector<int> stones;
        for (const Pile& pile : piles) stones.push_back(pile.first);
        return play::piles(stones);
    });
    int n, s, total = 0;
    std::cin >> n;
    std::vector<Pile> piles;
    for (; n > 0; --n) {
        std::cin >> s;
        total += s;
        piles.emplace_back(s, std::vector<bool>(s + 1));
        if (piles.size() > 1 && total > 24) play::decline("too many positions");
    }
    std::cout << (game.is_n_position(piles) ? "NO\n" : "YES\n");
}
