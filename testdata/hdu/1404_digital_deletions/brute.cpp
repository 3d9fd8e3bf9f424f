// Plays Digital Deletions by search: whole strings, one move at a time.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#include "play.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    play::Game<std::string> game([](const std::string& digits) {
        std::vector<std::string> options;
        for (std::size_t i = 0; i < digits.size(); ++i) {
            for (char smaller = '0'; smaller < digits[i]; ++smaller) {
                options.push_back(digits);
                options.back()[i] = smaller;
            }
            if (digits[i] == '0') options.push_back(digits.substr(0, i));
        }
        return options;
    });
    game.move_words([](const std::string& from, const std::string& to) {
        std::size_t i = 0;
        while (i < to.size() && from[i] == to[i]) ++i;
        if (i == to.size())
            return play::Words{{"erase_from", i + 1}, {"digit", from[i]}};
        return play::Words{
            {"digit", i + 1}, {"from", from[i]}, {"make", to[i]}};
    });
    game.position_words([](const std::string& digits) {
        return digits.empty() ? play::Words{{"position", "no digit"}}
                              : play::Words{{"digits", digits}};
    });
    game.shape([](const std::string& digits) {
        std::vector<int> row;
        for (const char digit : digits) row.push_back(digit - '0');
        play::Shape shape = play::numbers(std::vector<std::vector<int>>{row});
        shape.json.replace(shape.json.size() - 1, 1, ", \"zeros\": true}");
        return shape;
    });
    std::vector<std::string> questions;
    for (std::string digits; std::cin >> digits;) {
        int below = 1;  // strings of equal length with no larger digit
        for (char digit : digits) below *= digit - '0' + 1;
        if (below > 100000) play::decline("too many smaller strings");
        questions.push_back(digits);
    }
    for (const std::string& digits : questions)
        std::cout << (game.is_n_position(digits) ? "Yes\n" : "No\n");
}
