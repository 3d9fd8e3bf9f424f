// play: decides who wins a game by searching it, from its rules alone.
//
// Given:     a function that lists the options of a position.
// Computes:  P- and N-positions of whole positions. It knows no theorem: no
//            nim-sum, no mex, no sum of games.
// Requires:  a Position with operator<, and a game that ends.
// Errors:    a game with a cycle ends the program with a message. A search past
//            MOST_POSITIONS ends it with the exit status DECLINED: the question
//            is too large, and another oracle has to answer it.
// Use:       with PLAY_EXPLAIN in the environment, each question is answered in
//            words on the standard error too: a winning move, or that none
//            wins.
// Time:      O((positions + moves) log positions)
// Standard:  C++17
#pragma once

#include <cstdlib>
#include <functional>
#include <iostream>
#include <map>
#include <string>
#include <type_traits>
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

// A position in words: numbers, words, and pairs and sequences of them.
template <class Position>
void describe(std::ostream& out, const Position& position);

template <class A, class B>
void describe(std::ostream& out, const std::pair<A, B>& position) {
    out << '(';
    describe(out, position.first);
    out << ", ";
    describe(out, position.second);
    out << ')';
}

inline void describe(std::ostream& out, const std::string& position) {
    out << '"' << position << '"';
}

template <class T>
void describe(std::ostream& out, const std::vector<T>& position) {
    out << '(';
    for (std::size_t i = 0; i < position.size(); ++i) {
        if (i > 0) out << ", ";
        describe(out, position[i]);
    }
    out << ')';
}

template <class Position>
void describe(std::ostream& out, const Position& position) {
    if constexpr (std::is_arithmetic_v<Position>)
        out << +position;
    else
        out << "the position";
}

template <class Position>
class Game {
  public:
    using Options = std::function<std::vector<Position>(const Position&)>;
    using Ending = std::function<bool(const Position&)>;

    explicit Game(Options options, Ending ending = normal)
        : options_(std::move(options)), ending_(std::move(ending)) {}

    // Does the player to move win?
    bool is_n_position(const Position& position) {
        const bool wins = search(position);
        if (explains_) explain(position, wins);
        return wins;
    }

    bool is_p_position(const Position& position) {
        return !is_n_position(position);
    }

    // The options that are P-positions, in the order of the rule: the results
    // of the winning moves.
    std::vector<Position> winning_options(const Position& position) {
        if (explains_) explain(position, search(position));
        std::vector<Position> winning;
        for (const Position& option : options_(position))
            if (!search(option)) winning.push_back(option);
        return winning;
    }

    std::vector<Position> options(const Position& position) const {
        return options_(position);
    }

  private:
    enum Outcome : char { SEARCHING, P_POSITION, N_POSITION };

    bool search(const Position& position) {
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
            if (!search(option)) {
                wins = true;
                break;
            }
        entry->second = wins ? N_POSITION : P_POSITION;
        return wins;
    }

    void explain(const Position& position, bool wins) {
        describe(std::cerr, position);
        const std::vector<Position> options = options_(position);
        std::cerr << (wins ? " is an N-position: " : " is a P-position: ");
        for (const Position& option : options)
            if (wins && !search(option)) {
                std::cerr << "the move to ";
                describe(std::cerr, option);
                std::cerr << " wins\n";
                return;
            }
        if (options.empty())
            std::cerr << "no move is left"
                      << (wins ? ", and the last to move has lost\n" : "\n");
        else if (options.size() == 1)
            std::cerr << "the only move loses\n";
        else
            std::cerr << "each of the " << options.size() << " moves loses\n";
    }

    [[noreturn]] static void fail(const std::string& why) {
        std::cerr << "play: " << why << '\n';
        std::abort();
    }

    Options options_;
    Ending ending_;
    bool explains_ = std::getenv("PLAY_EXPLAIN") != nullptr;
    std::map<Position, Outcome> known_;
};

}  // namespace play
