// Plays Election Promises by search, or checks an output by search. A position
// is the list of the numbers. In the whole game a number may grow without
// bound. The search allows only numbers up to `cap`, which is at least 3.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "play.hpp"

constexpr double MOST_MOVES = 1 << 20;  // of all positions together
constexpr long long LARGEST = 2000000000000000000;

using Numbers = std::vector<long long>;
using Roads = std::vector<std::vector<int>>;

// Adds the positions in which the cities from `first` on in `changeable` have
// any numbers up to cap.
void set_all(const std::vector<int>& changeable, std::size_t first,
             long long cap, Numbers& numbers, std::vector<Numbers>& results) {
    if (first == changeable.size()) {
        results.push_back(numbers);
        return;
    }
    long long& number = numbers[changeable[first]];
    const long long before = number;
    for (number = 0; number <= cap; ++number)
        set_all(changeable, first + 1, cap, numbers, results);
    number = before;
}

std::vector<Numbers> options_of(const Numbers& from, const Roads& roads,
                                long long cap) {
    std::vector<Numbers> results;
    for (std::size_t city = 0; city < from.size(); ++city) {
        Numbers numbers = from;
        while (numbers[city] > 0) {
            --numbers[city];
            set_all(roads[city], 0, cap, numbers, results);
        }
    }
    return results;
}

// The cities whose numbers a move changes; the lowered ones come first.
std::vector<std::size_t> changed(const Numbers& from, const Numbers& to) {
    std::vector<std::size_t> cities, others;
    for (std::size_t i = 0; i < from.size(); ++i)
        if (from[i] != to[i]) (to[i] < from[i] ? cities : others).push_back(i);
    cities.insert(cities.end(), others.begin(), others.end());
    return cities;
}

play::Words move_words(const Numbers& from, const Numbers& to) {
    play::Words words;
    for (const std::size_t i : changed(from, to))
        words += {{"city", i + 1}, {"from", from[i]}, {"to", to[i]}};
    return {{"set", words}};
}

// For faults: "city 3 from 5 to 2, city 4 from 0 to 1".
std::string changes(const Numbers& from, const Numbers& to) {
    std::string text;
    for (const std::size_t i : changed(from, to))
        text += (text.empty() ? "city " : ", city ") + std::to_string(i + 1) +
                " from " + std::to_string(from[i]) + " to " +
                std::to_string(to[i]);
    return text;
}

int main(int count, char** arguments) {
    check::Judge judge(count, arguments);
    const int n = judge.read<int>(), m = judge.read<int>();
    if (n > 12) play::decline("too many cities");
    Numbers start(n);
    long long cap = 3;
    for (long long& number : start) {
        number = judge.read<long long>();
        while (cap < number) cap = 2 * cap + 1;
    }
    Roads roads(n);
    std::vector<std::pair<int, int>> arrows;
    for (int i = 0; i < m; ++i) {
        const int u = judge.read<int>(), v = judge.read<int>();
        roads[u - 1].push_back(v - 1);
        arrows.emplace_back(u, v);
    }
    double positions = 1, moves = 0;
    for (const auto& changeable : roads) {
        double choices = static_cast<double>(cap);
        for (std::size_t i = 0; i < changeable.size(); ++i)
            choices *= static_cast<double>(cap + 1);
        moves += choices;
        positions *= static_cast<double>(cap + 1);
    }
    if (positions * moves > MOST_MOVES) play::decline("too many moves");

    play::Game<Numbers> game([&](const Numbers& numbers) {
        return options_of(numbers, roads, cap);
    });
    game.position_words([](const Numbers& numbers) {
        return play::Words{{"numbers", play::described(numbers)}};
    });
    game.move_words(move_words);
    game.shape([&](const Numbers& numbers) {
        std::vector<int> marks;
        for (int city = 1; city <= n; ++city)
            marks.insert(marks.end(), numbers[city - 1], city);
        return play::graph(n + 1, arrows, marks, true, {}, play::numbered(n));
    });
    const std::vector<Numbers> winning = game.winning_options(start);
    const bool wins = !winning.empty();
    if (!judge.checks()) {
        std::cout << (wins ? "WIN\n" : "LOSE\n");
        for (int i = 0; wins && i < n; ++i)
            std::cout << winning[0][i] << (i + 1 < n ? ' ' : '\n');
        return 0;
    }
    if (judge.word("the winner", {"WIN", "LOSE"}) != (wins ? "WIN" : "LOSE"))
        judge.wrong(wins ? "the first player wins: set " +
                               changes(start, winning[0])
                         : "the first player loses");
    if (!wins) judge.end();
    Numbers after;
    bool is_large = false;
    for (int i = 1; i <= n; ++i) {
        after.push_back(judge.number("the number of city " + std::to_string(i),
                                     0, LARGEST));
        is_large = is_large || after.back() > cap;
    }
    if (is_large) play::decline("a number is too large");
    const auto options = game.options(start);
    if (std::find(options.begin(), options.end(), after) == options.end())
        judge.wrong("no move turns " + play::described(start) + " into " +
                    play::described(after));
    const std::vector<Numbers> replies = game.winning_options(after);
    if (!replies.empty())
        judge.wrong("the move sets " + changes(start, after) +
                    ", but then the opponent wins: set " +
                    changes(after, replies[0]));
    judge.end();
}
