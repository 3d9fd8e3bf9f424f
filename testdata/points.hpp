// points: finds the score of a game for points. It searches the positions, and
// uses only the rules.
//
// Given:     a function that lists the moves of a position: the position that a
//            move leads to, and the points that the player gains by the move.
//            The game ends when there is no move. If points are given only at
//            the end, they are the gain of the last move; this gain is less
//            than 0 if the player who makes the move pays.
// Computes:  the score of a position: the points that the player to move gets
//            from here on, minus those of the opponent, if both play well. It
//            uses one rule (negamax): the score is the greatest value of gain -
//            score of the position after the move, and 0 at the end.
// Requires:  a Position with operator<; the players move in turn.
// Errors:    if the game can go on forever, the program ends with a message. If
//            the search needs more than play::MOST_POSITIONS positions, it ends
//            with the exit status play::DECLINED, as in play.hpp.
// Use:       points::Game<Position> game(moves);  // std::vector<points::Move>
//            game.score(start)
//            points::turns(left, right): two players with different moves. A
//            position is a play::Turn: the player to move and the board.
// Words:     position_words, move_words and shape are as in play::Game. Set
//            them before the first question.
// Explain:   if PLAY_EXPLAIN is set in the environment, each answer is also
//            written to the standard error: the score and a best move.
// Graph:     if PLAY_GRAPH=N is set in the environment, the first question ends
//            the program, as in play.hpp. Each line of JSON has a score, and
//            each move has a gain:
//                {"id": 0, "position": "(3, 1)", "shape": {...}, "outcome":
//                "N", "length": 2, "best": 0, "score": 2, "moves": [{"to": 1,
//                "words": {"take": 3}, "gain": 3}, ...]}
//            "outcome" is "N" if the score is above 0, "P" if it is below 0,
//            else "D". "best" is the index of the first best move; null at the
//            end. "length" is the number of moves to the end if both players
//            make these moves.
// Value:     PLAY_VALUE=N does the same, but the standard output is one line:
//                {"outcome": "N", "score": 2, "moves": 215}
// Time:      O((positions + moves) log positions). The depth of the stack does
//            not grow with the game.
// Standard:  C++17
#pragma once

#include <cstddef>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "play.hpp"

namespace points {

// The picture of rows of numbers, if a move takes a number at an end of a row.
// It marks both ends: {"kind": "numbers", "rows": [[3, 1, 2]], "ends": true}
template <class Rows>
play::Shape with_ends(const Rows& rows) {
    play::Shape shape = play::numbers(rows);
    shape.json.replace(shape.json.size() - 1, 1, ", \"ends\": true}");
    return shape;
}

using Score = long long;

template <class Position>
struct Move {
    Position to;
    Score gain;
};

// Two players with different moves: left(board) and right(board) list the moves
// of Left and of Right.
//
//     points::Game<play::Turn<Board>> game(points::turns(left, right));
//     game.score({play::LEFT, board})
template <class Left, class Right>
auto turns(Left left, Right right) {
    return [left, right](const auto& turn) {
        const bool is_left = turn.first == play::LEFT;
        std::vector<Move<std::decay_t<decltype(turn)>>> moves;
        for (auto& [board, gain] :
             is_left ? left(turn.second) : right(turn.second))
            moves.push_back(
                {{is_left ? play::RIGHT : play::LEFT, std::move(board)}, gain});
        return moves;
    };
}

template <class Position>
class Game {
  public:
    using Moves = std::vector<Move<Position>>;
    using PositionWords = std::function<play::Words(const Position&)>;
    using MoveWords =
        std::function<play::Words(const Position& from, const Position& to)>;
    using Shapes = std::function<play::Shape(const Position&)>;

    explicit Game(std::function<Moves(const Position&)> moves)
        : moves_(std::move(moves)) {}

    Game& position_words(PositionWords words) {
        position_words_ = std::move(words);
        return *this;
    }

    Game& move_words(MoveWords words) {
        move_words_ = std::move(words);
        return *this;
    }

    Game& shape(Shapes shape) {
        shape_ = std::move(shape);
        return *this;
    }

    // The points of the player to move, minus those of the opponent.
    Score score(const Position& position) {
        if (most_of_graph_ > 0) write_graph(position);
        const Value value = search(position);
        if (explains_) explain(position, value);
        return value.score;
    }

  private:
    struct Value {
        Score score;
        long length;
        std::size_t best;  // the index of a move, if there is one
    };

    // The value is empty while the position is on the path of the search.
    using Entry = typename std::map<Position, std::optional<Value>>::value_type;

    // A position on the current path of the search.
    struct Visit {
        Entry* entry;
        Moves moves;
        std::size_t next;  // the moves before this one have values
    };

    Value search(const Position& start) {
        std::vector<Visit> path;
        enter(start, path);
        while (!path.empty()) {
            Visit& visit = path.back();
            if (visit.next < visit.moves.size()) {
                enter(visit.moves[visit.next++].to, path);
            } else {
                visit.entry->second = best_of(visit.moves);
                path.pop_back();
            }
        }
        return *known_.at(start);
    }

    // If the position is new, appends it to the path.
    void enter(const Position& position, std::vector<Visit>& path) {
        const auto [entry, is_new] = known_.try_emplace(position);
        if (is_new) {
            check_count(known_.size(), play::MOST_POSITIONS);
            path.push_back({&*entry, moves_of(entry->first), 0});
        } else if (!entry->second) {
            play::fail("the game has a cycle");
        }
    }

    Value best_of(const Moves& moves) const {
        Value best = {0, 0, 0};
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Value& left = *known_.at(moves[i].to);
            const Score score = moves[i].gain - left.score;
            if (i == 0 || score > best.score)
                best = {score, left.length + 1, i};
        }
        return best;
    }

    // The moves without repetitions.
    Moves moves_of(const Position& position) const {
        std::set<std::pair<Position, Score>> met;
        Moves moves;
        for (Move<Position>& move : moves_(position))
            if (met.emplace(move.to, move.gain).second)
                moves.push_back(std::move(move));
        return moves;
    }

    void explain(const Position& position, const Value& value) const {
        const Moves moves = moves_of(position);
        std::cerr << "{\"position\": " << words_of(position)
                  << ", \"worth\": " << value.score;
        if (!moves.empty())
            std::cerr << (moves.size() > 1 ? ", \"best\": " : ", \"only\": ")
                      << words_of(position, moves[value.best].to);
        std::cerr << "}\n";
    }

    [[noreturn]] void write_graph(const Position& start) {
        search(start);
        std::map<Position, std::size_t> numbers = {{start, 0}};
        std::vector<Position> positions = {start};  // it grows
        std::size_t all_moves = 0;
        std::ostringstream graph;
        for (std::size_t i = 0; i < positions.size(); ++i) {
            const Position position = positions[i];
            const Value value = *known_.at(position);
            const Moves moves = moves_of(position);
            all_moves += moves.size();
            std::string told;
            for (const auto& [to, gain] : moves) {
                const auto [entry, is_new] =
                    numbers.try_emplace(to, positions.size());
                if (is_new) positions.push_back(to);
                told += (told.empty() ? "{\"to\": " : ", {\"to\": ") +
                        std::to_string(entry->second) +
                        ", \"words\": " + words_of(position, to) +
                        ", \"gain\": " + std::to_string(gain) + '}';
            }
            graph << "{\"id\": " << i
                  << ", \"position\": " << words_of(position) << ", \"shape\": "
                  << (shape_ ? shape_(position) : play::default_shape(position))
                         .json
                  << ", \"outcome\": \"" << letter(value)
                  << "\", \"length\": " << value.length << ", \"best\": "
                  << (moves.empty() ? "null" : std::to_string(value.best))
                  << ", \"score\": " << value.score << ", \"moves\": [" << told
                  << "]}\n";
        }
        std::cout.clear();
        if (play::writes_value())
            std::cout << "{\"outcome\": \"" << letter(*known_.at(start))
                      << "\", \"score\": " << known_.at(start)->score
                      << ", \"moves\": " << all_moves << "}\n";
        else
            std::cout << graph.str();
        std::cout.flush();
        std::exit(0);
    }

    static char letter(const Value& value) {
        return value.score > 0 ? 'N' : value.score < 0 ? 'P' : 'D';
    }

    std::string words_of(const Position& position) const {
        return position_words_ ? position_words_(position).json()
                               : play::default_words(position);
    }

    std::string words_of(const Position& from, const Position& to) const {
        const play::Words words =
            move_words_ ? move_words_(from, to) : play::default_move(from, to);
        return words.is_empty() ? "{\"to\": " + words_of(to) + '}'
                                : words.json();
    }

    // PLAY_GRAPH=N may allow fewer positions than a search.
    void check_count(std::size_t count, std::size_t most) const {
        if (most_of_graph_ > 0) most = most_of_graph_;
        if (count > most)
            play::decline("more than " + std::to_string(most) + " positions");
    }

    std::function<Moves(const Position&)> moves_;
    PositionWords position_words_;
    MoveWords move_words_;
    Shapes shape_;
    bool explains_ = std::getenv("PLAY_EXPLAIN") != nullptr;
    std::size_t most_of_graph_ = play::positions_of_graph();
    std::map<Position, std::optional<Value>> known_;
};

}  // namespace points
