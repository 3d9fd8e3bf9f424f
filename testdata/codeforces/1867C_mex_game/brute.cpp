// Plays the MEX Game by search. A position is the set, the number that Alice
// added last, and how many moves she has left. Her last move gains the mex. In
// the search she adds only numbers up to `most`: one more than the largest
// number at the start. As interactor, the program is Bob and plays against
// Alice.
#include <algorithm>
#include <iostream>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "interact.hpp"
#include "points.hpp"

constexpr int MOST_NUMBERS = 5, MOST = 7, MOST_GAMES = 300;  // more: second.cpp
constexpr long long LARGEST = 1000000000;

using Set = std::set<long long>;
using Board = std::tuple<long long, int, long long, Set>;  // most, left, last
using Position = play::Turn<Board>;
using Moves = std::vector<points::Move<Board>>;

long long mex(const Set& set) {
    long long missing = 0;
    while (set.count(missing)) ++missing;
    return missing;
}

// Bob's moves, with the largest number first. If Alice puts the number back,
// Bob can still remove smaller numbers. So the first of several best moves
// gives the longest game.
Moves bobs(const Board& board) {
    const auto& [most, left, last, set] = board;
    Moves moves;
    for (auto y = set.rbegin(); left > 0 && y != set.rend(); ++y) {
        if (*y >= last) continue;
        Set rest = set;
        rest.erase(*y);
        moves.push_back({{most, left, 0, rest}, 0});
    }
    return moves;
}

points::Move<Board> add(const Board& board, long long x) {
    auto [most, left, last, set] = board;
    set.insert(x);
    const Board to = {most, left - 1, x, set};
    return {to, bobs(to).empty() ? mex(set) : 0};
}

Moves alices(const Board& board) {
    const auto& [most, left, last, set] = board;
    Moves moves;
    for (long long x = 0; x <= most && left > 0; ++x)
        if (!set.count(x)) moves.push_back(add(board, x));
    return moves;
}

// The number that is in only one of two sets.
long long difference(const Set& a, const Set& b) {
    std::vector<long long> numbers;
    std::set_symmetric_difference(a.begin(), a.end(), b.begin(), b.end(),
                                  std::back_inserter(numbers));
    return numbers[0];
}

const Set& set_of(const Position& at) { return std::get<Set>(at.second); }

int main(int count, char** arguments) {
    interact::Judge judge(count, arguments);
    points::Game<Position> game(points::turns(alices, bobs));
    game.position_words([](const Position& at) {
        const auto& [most, left, last, set] = at.second;
        const play::Words numbers = {{"numbers", play::described(set)}};
        return at.first == play::LEFT
                   ? numbers + play::Words{{"moves_left", left}} +
                         play::Words{{"to_move", "Alice"}}
               : left == 0 ? numbers + play::Words{{"position", "the end"}}
                           : numbers + play::Words{{"below", last}} +
                                 play::Words{{"to_move", "Bob"}};
    });
    game.move_words([](const Position& from, const Position& to) {
        return play::Words{{from.first == play::LEFT ? "add" : "remove",
                            difference(set_of(from), set_of(to))}};
    });
    game.shape([](const Position& at) {
        play::Cells marks;
        for (const long long number : set_of(at))
            marks.emplace_back(0, static_cast<int>(number));
        const auto most = std::get<0>(at.second);
        return play::cells(1, static_cast<int>(most) + 1, marks);
    });
    const int games = judge.read<int>();
    if (games > MOST_GAMES) play::decline("many games");
    std::vector<std::vector<long long>> rows;
    std::vector<Board> starts;
    std::vector<long long> results;
    for (int i = 0; i < games; ++i) {
        const int n = judge.read<int>();
        if (n > MOST_NUMBERS) play::decline("many numbers");
        std::vector<long long> row(n);
        for (long long& number : row) number = judge.read<long long>();
        if (row.back() > MOST) play::decline("large numbers");
        const long long most = std::max<long long>(row.back(), n) + 1;
        rows.push_back(row);
        starts.push_back({most, n + 1, 0, Set(row.begin(), row.end())});
        results.push_back(game.score({play::LEFT, starts.back()}));
    }
    if (!judge.plays()) {
        for (const auto result : results) std::cout << result << '\n';
        return 0;
    }
    judge.say(games);
    for (int i = 0; i < games; ++i) {
        judge.say(rows[i].size());
        std::string line;
        for (const long long number : rows[i])
            line += (line.empty() ? "" : " ") + std::to_string(number);
        judge.say(line);
        Board board = starts[i];
        for (;;) {
            const long long x = judge.program.number("a number", 0, LARGEST);
            if (std::get<Set>(board).count(x))
                judge.wrong(std::to_string(x) + " is already in the set");
            board = add(board, x).to;
            const Moves moves = bobs(board);
            if (moves.empty()) break;
            std::vector<long long> options;
            for (const auto& move : moves)
                options.push_back(
                    difference(std::get<Set>(board), std::get<Set>(move.to)));
            // The move that is worst for Alice.
            const auto best = [&] {
                std::vector<points::Score> scores;
                for (const auto& move : moves)
                    scores.push_back(game.score({play::LEFT, move.to}));
                const auto least =
                    std::min_element(scores.begin(), scores.end());
                return options[least - scores.begin()];
            };
            const long long y = judge.is_scripted()
                                    ? judge.script.number("y", 0, LARGEST)
                                    : judge.choose(options, best);
            const auto at = std::find(options.begin(), options.end(), y);
            if (at == options.end())
                judge.wrong("the script removes " + std::to_string(y));
            judge.say(y);
            board = moves[at - options.begin()].to;
        }
        judge.say(-1);
        const long long result = mex(std::get<Set>(board));
        if (result < results[i])
            judge.wrong("the mex is " + std::to_string(result) + "; " +
                        std::to_string(results[i]) + " can be reached");
    }
    judge.end();
}
