// Plays Decreasing Game by search. Or, as interactor, plays it against a
// program.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "interact.hpp"
#include "play.hpp"

constexpr int MOST = 6;  // second.cpp answers for more numbers

// The numbers, and the index from 1 that the first player has chosen in this
// round; 0 if the first player is to move.
using Position = std::pair<std::vector<int>, int>;

Position after(Position at, int index) {
    auto& [numbers, chosen] = at;
    if (chosen == 0) {
        chosen = index;
        return at;
    }
    int &a = numbers[chosen - 1], &b = numbers[index - 1];
    const int d = std::min(a, b);
    a -= d;
    b -= d;
    chosen = 0;
    return at;
}

std::vector<int> indexes_of(const Position& at) {
    std::vector<int> indexes;
    for (int i = 1; i <= int(at.first.size()); ++i)
        if (at.first[i - 1] > 0 && i != at.second) indexes.push_back(i);
    return indexes;
}

std::vector<Position> options_of(const Position& at) {
    std::vector<Position> options;
    for (const int index : indexes_of(at)) options.push_back(after(at, index));
    return options;
}

// The move between two positions.
int index_of(const Position& from, const Position& to) {
    const auto indexes = indexes_of(from);
    return *std::find_if(indexes.begin(), indexes.end(),
                         [&](int index) { return after(from, index) == to; });
}

std::string fault(const Position& at, int index) {
    const std::string words = "illegal: number " + std::to_string(index);
    return words +
           (index == at.second ? " is already chosen in this round" : " is 0");
}

int main(int count, char** arguments) {
    interact::Judge judge(count, arguments);
    play::Game<Position> game(options_of);
    game.position_words([](const Position& at) {
        play::Words words = {{"numbers", play::described(at.first)}};
        if (at.second > 0) words += {{"chosen_number", at.second}};
        return words;
    });
    game.move_words([](const Position& from, const Position& to) {
        const int index = index_of(from, to);
        return play::Words{
            {from.second == 0 ? "choose_number" : "answer_number", index},
            {"value", from.first[index - 1]}};
    });
    game.shape([](const Position& at) { return play::piles(at.first); });
    const int n = judge.read<int>();
    if (n > MOST) play::decline("too many numbers");
    Position at;
    for (int i = 0; i < n; ++i) at.first.push_back(judge.read<int>());
    if (!judge.plays()) {
        std::cout << (game.is_n_position(at) ? "First\n" : "Second\n");
        return 0;
    }
    interact::Perfect<play::Game<Position>, Position> perfect(game, options_of);
    judge.say(n);
    std::string line;
    for (const int number : at.first) line += std::to_string(number) + " ";
    line.pop_back();
    judge.say(line);
    bool is_programs =
        judge.program.word("the player", {"First", "Second"}) == "First";
    for (;; is_programs = !is_programs) {
        const auto indexes = indexes_of(at);
        if (is_programs && indexes.empty())
            judge.wrong("lost: no number is left");
        int index = 0;  // cannot move
        if (is_programs)
            index = int(judge.program.number("an index", 1, n));
        else if (judge.is_scripted())
            index = int(judge.script.number("an index", 0, n));
        else if (!indexes.empty())
            index = judge.choose(
                indexes, [&] { return index_of(at, perfect.best(at)); });
        const bool is_end = !is_programs && index == 0;
        if (!is_end &&
            std::find(indexes.begin(), indexes.end(), index) == indexes.end())
            judge.wrong(fault(at, index));
        if (!is_programs) judge.say(index);
        if (is_end) break;
        at = after(at, index);
    }
    judge.end();
}
