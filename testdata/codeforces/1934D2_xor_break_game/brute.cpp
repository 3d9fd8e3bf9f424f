// Plays XOR Break by search. Or, as interactor, plays it against a program.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "interact.hpp"
#include "play.hpp"

constexpr int MOST_BREAKS = 63;
constexpr int DIGITS = 8;        // binary digits of the largest number
constexpr long long MOST = 150;  // second.cpp answers for larger numbers

using Position = std::pair<long long, long long>;  // break one of them

std::vector<Position> options_of(const Position& position) {
    std::vector<Position> options;
    for (const long long p : {position.first, position.second})
        for (long long a = 1; a < p; ++a)
            if (const long long b = p ^ a; a <= b && b < p)
                options.emplace_back(a, b);
    return options;
}

// Reads the pair that a player prints; (0, 0) means that the player gives up.
Position read_move(interact::Words& words) {
    const long long a = words.number("p1", 0, 2 * MOST);
    const long long b = words.number("p2", 0, 2 * MOST);
    return std::minmax(a, b);
}

int main(int count, char** arguments) {
    interact::Judge judge(count, arguments);
    play::Game<Position> game(options_of);
    game.position_words([](const Position& at) {
        return at.first == 0
                   ? play::Words{{"number", at.second}}
                   : play::Words{{"either", std::vector{at.first, at.second}}};
    });
    game.move_words([](const Position&, const Position& to) {
        return play::Words{{"break", to.first ^ to.second},
                           {"into", std::vector{to.first, to.second}}};
    });
    game.shape([](const Position& at) {  // the numbers in binary
        std::vector<std::vector<int>> rows;
        for (const long long p : {at.first, at.second}) {
            if (p == 0) continue;
            rows.emplace_back();
            for (int bit = DIGITS - 1; bit >= 0; --bit)
                rows.back().push_back(int(p >> bit & 1));
        }
        play::Shape shape = play::numbers(rows);
        shape.json.replace(shape.json.size() - 1, 1, ", \"zeros\": true}");
        return shape;
    });
    interact::Perfect<play::Game<Position>, Position> perfect(game, options_of);
    std::vector<long long> numbers(judge.read<int>());
    for (long long& n : numbers) {
        n = judge.read<long long>();
        if (n > MOST) play::decline("the number is too large");
    }
    if (!judge.plays()) {
        for (const long long n : numbers)
            std::cout << (game.is_n_position({0, n}) ? "first\n" : "second\n");
        return 0;
    }
    judge.say(numbers.size());
    for (const long long n : numbers) {
        judge.say(n);
        bool is_programs = judge.program.word("the player who begins",
                                              {"first", "second"}) == "first";
        Position at = {0, n};
        for (int breaks = 0;; is_programs = !is_programs) {
            const auto options = options_of(at);
            const Position resigns = {0, 0};
            Position to = resigns;
            if (is_programs || judge.is_scripted()) {
                to = read_move(is_programs ? judge.program : judge.script);
            } else if (!options.empty() && !judge.gives_up()) {
                to = judge.choose(options, [&] { return perfect.best(at); });
            }
            const bool is_legal =
                std::find(options.begin(), options.end(), to) != options.end();
            if (is_programs && to == resigns)
                judge.wrong(options.empty() ? "lost: no move is left"
                                            : "gave up although it could move");
            if (to != resigns && !is_legal)
                judge.wrong("illegal: " + play::described(at) + " to " +
                            play::described(to));
            if (is_programs && ++breaks > MOST_BREAKS)
                judge.wrong("more than 63 moves");
            if (!is_programs) judge.say(to.first, to.second);
            if (to == resigns) break;
            at = to;
        }
    }
    judge.end();
}
