// play: decides who wins a game by searching it, from its rules alone.
//
// Given:     a function that lists the options of a position.
// Computes:  P- and N-positions of whole positions. It knows no theorem: no
//            nim-sum, no mex, no sum of games.
// Requires:  a Position with operator<, and a game that ends.
// Errors:    a game with a cycle ends the program with a message. A search past
//            MOST_POSITIONS ends it with the exit status DECLINED: the question
//            is too large, and another oracle has to answer it.
// Time:      O((positions + moves) log positions)
// Standard:  C++17
#pragma once

#include <cstdlib>
#include <functional>
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace play {

constexpr int DECLINED = 99;
constexpr std::size_t MOST_POSITIONS = 1000000;

// Leaves the question to another oracle.
[[noreturn]] inline void decline(const std::string& why) {
    std::cerr << "play: declined: " << why << '\n';
    std::exit(DECLINED);
}

// Does the player to move win a position without options? Under normal play
// the player who made the last move has won, under misere play lost.
inline constexpr auto normal = [](const auto&) { return false; };
inline constexpr auto misere = [](const auto&) { return true; };

template <class Position>
class Game {
  public:
    using Options = std::function<std::vector<Position>(const Position&)>;
    using Ending = std::function<bool(const Position&)>;

    explicit Game(Options options, Ending ending = normal)
        : options_(std::move(options)), ending_(std::move(ending)) {}

    // Does the player to move win?
    bool is_n_position(const Position& position) {
        const auto [entry, is_new] = known_.emplace(position, SEARCHING);
        if (!is_new) {
            if (entry->second == SEARCHING) fail("the game has a cycle");
            return entry->second == N_POSITION;
        }
        if (known_.size() > MOST_POSITIONS)
            decline("more than " + std::to_string(MOST_POSITIONS) +
                    " positions");
        const std::vector<Position> options = options_(position);
        bool wins = options.empty() && ending_(position);
        for (const Position& option : options)
            if (!is_n_position(option)) {
                wins = true;
                break;
            }
        entry->second = wins ? N_POSITION : P_POSITION;
        return wins;
    }

    bool is_p_position(const Position& position) {
        return !is_n_position(position);
    }

    // The options that are P-positions, in the order of the rule: the results
    // of the winning moves.
    std::vector<Position> winning_options(const Position& position) {
        std::vector<Position> winning;
        for (const Position& option : options_(position))
            if (is_p_position(option)) winning.push_back(option);
        return winning;
    }

    std::vector<Position> options(const Position& position) const {
        return options_(position);
    }

  private:
    enum Outcome : char { SEARCHING, P_POSITION, N_POSITION };

    [[noreturn]] static void fail(const std::string& why) {
        std::cerr << "play: " << why << '\n';
        std::abort();
    }

    Options options_;
    Ending ending_;
    std::map<Position, Outcome> known_;
};

}  // namespace play
