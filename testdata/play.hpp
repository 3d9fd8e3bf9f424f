// play: finds out who wins a game. It searches the positions, and uses only
// the rules.
//
// Given:     a function that lists the options of a position, and the winner
//            of a position without options.
// Computes:  whether a position is a P-position, an N-position or a draw. It
//            uses no theorem: no nim-sum, no mex, no value of a sum of games.
// Requires:  a Position with operator<. Only outcome() accepts a game with
//            draws: a game that can go on forever, or end without a winner.
// Errors:    if a game has draws, each of the other questions ends the program
//            with a message. If the search needs more than MOST_POSITIONS
//            positions, the program ends with the exit status DECLINED: another
//            oracle must answer this question.
// Use:       play::Game<Position> game(options);  // or (options, play::misere)
//            game.is_n_position(start), game.is_p_position(start)
//            game.outcome(start)          // P_POSITION, N_POSITION or DRAW
//            game.winning_options(start)  // in the order of the rule
// Rules:     three functions make the options of a position from the options
//            of its parts. in_one(options): several games; a move is a move in
//            one of them. in_every(options): a move is a move in every game
//            that is not finished. turns(left, right): two players with
//            different moves.
// Words:     all are optional. Set them before the first question.
//            game.position_words([](const Position& at) { ... })
//                a noun: play::Words{{"pile", 7}} + play::Words{{"most", 4}}
//            game.move_words([](const Position& a, const Position& b) { ... })
//                the move from a to b: play::Words{{"take", 2}, {"from", 5}}.
//                If it is not set, and Position is a vector,
//                play::default_move finds such words
//            Words are data. scripts/judging/moves.en.toml contains their
//            sentences: "take 2 from the pile of 5".
//            game.shape([](const Position& at) { ... })
//                what a picture shows: play::piles, cells, numbers,
//                rectangles, graph or words
// Explain:   if PLAY_EXPLAIN is set in the environment, each answer is also
//            written to the standard error, as one line of JSON: a winning
//            move, or the number of moves, which all lose.
//                {"position": "(1, 2)", "wins_by": {"take": 1, "from": 2}}
//                {"position": "(2, 2)", "loses_by": 4}
// Graph:     if PLAY_GRAPH=N is set in the environment, the first question ends
//            the program. The standard output then contains every position that
//            can be reached from the position of the question, one line of JSON
//            for each. The position of the question is the first line. The
//            other output to std::cout is dropped. (A program that calls
//            sync_with_stdio must construct the game before it writes.)
//                {"id": 0, "position": "(1, 2)", "shape": {"kind": "piles",
//                "piles": [1, 2]}, "outcome": "N", "length": 3, "best": 1,
//                "moves": [{"to": 1, "words": {"take_pile": 1}}, ...]}
//            "outcome" is "P", "N" or "D" (draw) for the player to move.
//            "length" is the number of moves to the end, if the winner makes
//            the game as short as possible and the loser as long as possible;
//            null for a draw. "best" is the index of the perfect player's move;
//            null if there is no move. If there are more than N positions, the
//            exit status is DECLINED.
// Value:     PLAY_VALUE=N does the same, but the standard output is one line:
//                {"outcome": "N", "grundy": 3, "moves": 215}
//            "grundy" is the mex of the Grundy values of the options. It is
//            null if the game has a cycle, or if the last mover does not win.
//            The outcome is not computed from it. "moves" is the number of
//            moves of all positions together.
// Files:     this header contains the code that depends on the type Position.
//            It includes play.cpp, which contains the rest. To compile many
//            oracles faster, compile play.cpp once, define PLAY_IS_LINKED, and
//            link play.cpp to each oracle.
// Time:      O((positions + moves) log positions). The depth of the stack does
//            not grow with the game.
// Standard:  C++17
#pragma once

#include <cstdlib>
#include <functional>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#ifdef PLAY_IS_LINKED
#define PLAY_INLINE
#else
#define PLAY_INLINE inline
#endif

namespace play {

constexpr int DECLINED = 99;
constexpr std::size_t MOST_POSITIONS = 1000000;
constexpr std::size_t MOST_MORE_PARTS = 150;  // than the first position has

// Ends the program with the exit status DECLINED: another oracle must answer.
[[noreturn]] PLAY_INLINE void decline(const std::string& why);

[[noreturn]] PLAY_INLINE void fail(const std::string& why);

// The player to move loses, wins, or can force a draw but not a win.
enum Outcome : char { P_POSITION, N_POSITION, DRAW };

// The ending of a game: does the player to move win a position without options?
// Under normal play the player who made the last move has won; under misere
// play this player has lost. Another ending is a function that returns bool, or
// an Outcome if the game can end in a draw. If a game ends while pieces could
// still move, its function must list no options for that position.
inline constexpr auto normal = [](const auto&) { return false; };
inline constexpr auto misere = [](const auto&) { return true; };

// A sum of games: a move is a move in one of them. Returns a function that
// lists the options of a vector of components; `options` lists the options of
// one component.
//
//     play::Game<std::vector<int>> nim(play::in_one([](int pile) { ... }));
template <class Options>
auto in_one(Options options) {
    return [options](const auto& position) {
        std::vector<std::decay_t<decltype(position)>> results;
        for (std::size_t i = 0; i < position.size(); ++i)
            for (auto& option : options(position[i])) {
                results.push_back(position);
                results.back()[i] = std::move(option);
            }
        return results;
    };
}

// A joint game: a move is a move in every component that is not finished. The
// game ends when the last component ends.
template <class Options>
auto in_every(Options options) {
    return [options](const auto& position) {
        std::vector<std::decay_t<decltype(position)>> results, extended;
        for (std::size_t i = 0; i < position.size(); ++i) {
            const auto moves = options(position[i]);
            if (moves.empty()) continue;
            if (results.size() * moves.size() > MOST_POSITIONS)
                decline("more than " + std::to_string(MOST_POSITIONS) +
                        " joint moves");
            if (results.empty()) results.push_back(position);
            extended.clear();
            for (const auto& result : results)
                for (const auto& option : moves) {
                    extended.push_back(result);
                    extended.back()[i] = option;
                }
            results.swap(extended);
        }
        return results;
    };
}

// Two players with different moves: a position is the player to move and the
// board. is_n_position says whether the player to move wins.
//
//     play::Game<play::Turn<Board>> game(play::turns(left_moves, right_moves));
//     game.is_n_position({play::LEFT, board})
enum Player : char { LEFT, RIGHT };

template <class Board>
using Turn = std::pair<Player, Board>;

// left(board) and right(board) list the boards that the player can move to.
template <class Left, class Right>
auto turns(Left left, Right right) {
    return [left, right](const auto& turn) {
        const bool is_left = turn.first == LEFT;
        std::vector<std::decay_t<decltype(turn)>> results;
        for (auto& board : is_left ? left(turn.second) : right(turn.second))
            results.emplace_back(is_left ? RIGHT : LEFT, std::move(board));
        return results;
    };
}

template <class T, class = void>
constexpr bool is_printable = false;
template <class T>
constexpr bool is_printable<
    T,
    std::void_t<decltype(std::declval<std::ostream&>() << std::declval<T>())>> =
    true;

template <class T, class = void>
constexpr bool is_tuple = false;
template <class T>
constexpr bool is_tuple<T, std::void_t<decltype(std::tuple_size<T>::value)>> =
    true;

template <class T, class = void>
constexpr bool is_sequence = false;
template <class T>
constexpr bool is_sequence<T, std::void_t<typename T::const_iterator>> = true;

// Writes a position in words: numbers, strings, types with an operator<<, and
// pairs, tuples, sequences and sets of these.
template <class T>
void describe(std::ostream& out, const T& value) {
    const char* before = "";
    const auto describe_next = [&](const auto& part) {
        out << before;
        describe(out, part);
        before = ", ";
    };
    if constexpr (std::is_arithmetic_v<T>) {
        out << +value;
    } else if constexpr (std::is_same_v<T, Player>) {
        out << (value == LEFT ? "Left" : "Right");
    } else if constexpr (std::is_same_v<T, std::string>) {
        out << '"' << value << '"';
    } else if constexpr (is_printable<const T&>) {
        out << value;
    } else if constexpr (is_sequence<T>) {
        out << '(';
        for (const typename T::value_type& part : value) describe_next(part);
        out << ')';
    } else if constexpr (is_tuple<T>) {
        out << '(';
        std::apply([&](const auto&... parts) { (describe_next(parts), ...); },
                   value);
        out << ')';
    } else {
        out << "the position";
    }
}

template <class T>
std::string described(const T& value) {
    std::ostringstream out;
    describe(out, value);
    return out.str();
}

template <class Numbers>
std::vector<long long> integers(const Numbers& numbers) {
    return {numbers.begin(), numbers.end()};
}

// A text as a string of JSON. Bytes above 127 are UTF-8 and stay unchanged.
PLAY_INLINE std::string json_string(const std::string& text);

// A number in JSON. Only a string can contain a number above 2^53 exactly.
PLAY_INLINE std::string json_number(long long number);

// A value inside of words, in JSON: a number, a text, a list of numbers or
// texts, or words. Other types become a text.
struct Value {
    std::string json;

    template <class T>
    Value(const T& value) : json(json_of(value)) {}

  private:
    template <class T>
    static std::string json_of(const T& value);
};

// What is said about a move or a position, as data. A part consists of names
// with values: {"take": 3, "from": 5}. The names together stand for a sentence:
// moves.en.toml has it under "take from". Words with several parts are a list.
class Words {
  public:
    Words() = default;
    Words(std::initializer_list<std::pair<const char*, Value>> part);

    Words& operator+=(const Words& more) {
        parts_.insert(parts_.end(), more.parts_.begin(), more.parts_.end());
        return *this;
    }

    friend Words operator+(Words words, const Words& more) {
        return words += more;
    }

    bool is_empty() const { return parts_.empty(); }

    std::string json() const;

  private:
    std::vector<std::string> parts_;  // in JSON
};

template <class T>
std::string Value::json_of(const T& value) {
    if constexpr (std::is_same_v<T, Words>) {
        return value.json();
    } else if constexpr (std::is_same_v<T, char>) {
        return json_string(std::string(1, value));
    } else if constexpr (std::is_integral_v<T>) {
        return json_number(value);
    } else if constexpr (std::is_convertible_v<T, std::string>) {
        return json_string(value);
    } else if constexpr (is_sequence<T>) {
        std::string list;
        for (const typename T::value_type& part : value)
            list += (list.empty() ? "" : ", ") + json_of(part);
        return '[' + list + ']';
    } else {
        return json_string(described(value));
    }
}

// The move from one list of piles to another. The order of the piles and empty
// piles make no difference: "take 2 from the pile of 5", "split the pile of 5
// into 2 and 3", "turn the piles of 2 and 4 into 1 and 3".
PLAY_INLINE Words pile_move(const std::vector<long long>& from,
                            const std::vector<long long>& to);

template <class Number>
Words pile_move(const std::vector<Number>& from,
                const std::vector<Number>& to) {
    return pile_move(integers(from), integers(to));
}

// The move on a board whose parts are given as texts: "take (1, 2)".
PLAY_INLINE Words part_move(const std::vector<std::string>& from,
                            const std::vector<std::string>& to);

template <class T>
constexpr bool is_turn = false;
template <class Board>
constexpr bool is_turn<Turn<Board>> = true;

// Is the type a vector of integers? Such a vector is read as piles.
template <class T>
constexpr bool are_piles = false;
template <class Number>
constexpr bool are_piles<std::vector<Number>> =
    std::is_integral_v<Number> && !std::is_same_v<Number, bool>;

template <class Board>
std::vector<std::string> described_parts(const Board& board) {
    std::vector<std::string> parts;
    for (const auto& part : board) parts.push_back(described(part));
    return parts;
}

// The move on piles, or on the parts of another sequence: "turn (4, 4) into (1,
// 4) and (3, 4)". Empty for other types.
template <class Board>
Words default_move(const Board& from, const Board& to) {
    if constexpr (is_turn<Board>) {
        return default_move(from.second, to.second);
    } else if constexpr (are_piles<Board>) {
        return pile_move(from, to);
    } else if constexpr (is_sequence<Board>) {
        if constexpr (!std::is_arithmetic_v<typename Board::value_type>)
            return part_move(described_parts(from), described_parts(to));
    }
    return {};
}

// The words of a position without own words, in JSON.
template <class Position>
std::string default_words(const Position& at) {
    if constexpr (is_turn<Position>)
        return (Words{{"position", described(at.second)}} +
                Words{{"to_move", described(at.first)}})
            .json();
    else
        return json_string(described(at));
}

// What a picture of a position shows, in JSON. Cells and vertices are counted
// from 0, rows from the top.
struct Shape {
    std::string json;
};

using Cells = std::vector<std::pair<int, int>>;  // row, column

// No picture, only the words of the position: {"kind": "words"}
inline Shape words() { return {"{\"kind\": \"words\"}"}; }

PLAY_INLINE std::string json_list(const std::vector<long long>& numbers);

// Piles of counters, in their order: {"kind": "piles", "piles": [3, 5]}
template <class Number>
Shape piles(const std::vector<Number>& sizes) {
    return {"{\"kind\": \"piles\", \"piles\": " + json_list(integers(sizes)) +
            '}'};
}

// A board. `marks` are the cells with a mark (a piece, a head, a cross),
// `blocked` the cells that are not part of the game, `others` the cells with a
// mark of a second kind (the pieces of the other player): {"kind": "cells",
// "rows": 2, "columns": 3, "marks": [[0, 1]], "blocked": [], "others": [[1,
// 2]]}
PLAY_INLINE Shape cells(int rows, int columns, const Cells& marks,
                        const Cells& blocked = {}, const Cells& others = {});

// A board with a number on each cell. The rows may have different lengths:
// {"kind": "numbers", "rows": [[3, 0], [5]]}
template <class Rows>
Shape numbers(const Rows& rows) {
    std::string text;
    for (const auto& row : rows)
        text += (text.empty() ? "" : ", ") + json_list(integers(row));
    return {"{\"kind\": \"numbers\", \"rows\": [" + text + "]}"};
}

// Rectangles of marks, one below the other. Each is a pair: the number of its
// rows and the number of its columns.
PLAY_INLINE Shape rectangles(const Cells& sizes);

template <class Sizes>
Shape rectangles(const Sizes& sizes) {
    return rectangles(Cells(sizes.begin(), sizes.end()));
}

// A graph, directed or not. `marks` are the vertices with a piece (or the root
// of a tree); a vertex that appears twice has two marks. `others` are the
// indexes of the edges of a second kind (those of the other player):
// {"kind": "graph", "vertices": 3, "edges": [[0, 1], [1, 2]], "marks": [0],
// "directed": false, "others": [1], "names": ["", "a", "b"]}
// "others" and "names" are left out if they are empty. A vertex keeps its name
// and its place during the game. A vertex with the name "" is drawn only if it
// has a mark.
PLAY_INLINE Shape graph(int vertices,
                        const std::vector<std::pair<int, int>>& edges,
                        const std::vector<int>& marks, bool is_directed = false,
                        const std::vector<int>& others = {},
                        const std::vector<std::string>& names = {});

// The names of vertices that are counted from 1. Vertex 0 has no name.
PLAY_INLINE std::vector<std::string> numbered(int vertices);

// The picture of piles for a vector of integers, else the words.
template <class Position>
Shape default_shape(const Position& position) {
    if constexpr (are_piles<Position>)
        return piles(position);
    else
        return words();
}

// The number N of PLAY_GRAPH=N or PLAY_VALUE=N, or 0 if neither is set. If one
// is set, other output to std::cout is dropped.
PLAY_INLINE std::size_t positions_of_graph();

inline bool writes_value() { return std::getenv("PLAY_VALUE") != nullptr; }

// The initialisation also drops output that is written before the first game is
// constructed.
extern const bool writes_graph;

// The search. It works on numbers of positions, counted from 0 in the order in
// which the search meets them. Game, the derived class, knows the positions.
// After each answer, the outcomes of all numbers are known.
class Search {
  public:
    using Number = std::size_t;

    Search(Search&&) = default;

  protected:
    Search() = default;
    virtual ~Search() = default;

    // Returns the outcome, and writes what PLAY_EXPLAIN, PLAY_GRAPH or
    // PLAY_VALUE ask for.
    PLAY_INLINE Outcome answer(Number position, bool may_be_draw);

    // Returns the outcome. Looks at the options of a position until one wins.
    PLAY_INLINE Outcome search(Number start);

    bool is_watched() const { return explains_ || most_of_graph_ > 0; }

  private:
    static constexpr Outcome UNKNOWN{3};  // the search has not finished

    // A position on the current path of the search.
    struct Visit {
        Number position;
        std::size_t options;
        std::size_t next;  // the options before this one do not win
    };

    // The positions that can be reached from the position `first`. Index i is
    // the position with the number first + i.
    struct Graph {
        Number first;
        std::vector<std::vector<Number>> moves;  // without repetitions
        std::vector<long> lengths;  // moves to the end; not used for draws
    };

    // open() lists the options of a position and returns their number; option()
    // reads them; close() forgets the list that was opened last. A new position
    // gets the next number.
    virtual std::size_t open(Number position) = 0;
    virtual Number option(std::size_t i) = 0;
    virtual void close() = 0;

    virtual Outcome ending(Number position) const = 0;
    virtual std::size_t parts(Number position) const = 0;  // of a sequence
    virtual Shape shape_of(Number position) const = 0;
    // in JSON
    virtual std::string words_of(Number position) const = 0;
    virtual std::string words_of(Number from, Number to) const = 0;

    PLAY_INLINE void enter(Number position, std::vector<Visit>& path);
    PLAY_INLINE Outcome solve(Number start);
    PLAY_INLINE Graph explore(Number start, std::size_t most);
    PLAY_INLINE void check_parts(Number start, Number position) const;
    PLAY_INLINE void decide(Graph& graph, std::vector<Number> decided);
    PLAY_INLINE std::size_t best_move(const Graph& graph, Number at) const;
    PLAY_INLINE void explain(Number position, Outcome outcome);
    [[noreturn]] PLAY_INLINE void write_graph(Number start, bool may_be_draw);
    PLAY_INLINE void write_position(const Graph& graph, Number at) const;
    PLAY_INLINE void write_value(const Graph& graph) const;
    PLAY_INLINE long grundy_value(const Graph& graph) const;
    PLAY_INLINE std::vector<std::string> words_of_moves(const Graph& graph,
                                                        Number at) const;

    std::vector<Outcome> outcomes_;  // by number
    bool explains_ = std::getenv("PLAY_EXPLAIN") != nullptr;
    std::size_t most_of_graph_ = positions_of_graph();
};

template <class Position>
class Game : private Search {
  public:
    using Options = std::function<std::vector<Position>(const Position&)>;
    using PositionWords = std::function<Words(const Position&)>;
    using MoveWords =
        std::function<Words(const Position& from, const Position& to)>;
    using Shapes = std::function<Shape(const Position&)>;

    explicit Game(Options options) : Game(std::move(options), normal) {}

    template <class Ending>
    Game(Options options, Ending ending)
        : options_(std::move(options)), ending_([ending](const Position& end) {
              return at_end(ending(end));
          }) {}

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

    // Does the player to move win?
    bool is_n_position(const Position& position) {
        return answer(number_of(position), false) == N_POSITION;
    }

    bool is_p_position(const Position& position) {
        return answer(number_of(position), false) == P_POSITION;
    }

    // For a game with draws.
    Outcome outcome(const Position& position) {
        return answer(number_of(position), true);
    }

    // The options that are P-positions, in the order of the rule. The moves to
    // them are the winning moves. In a game with draws, call outcome() first.
    std::vector<Position> winning_options(const Position& position) {
        if (is_watched()) answer(number_of(position), false);
        std::vector<Position> winning;
        for (const Position& option : options_(position))
            if (search(number_of(option)) == P_POSITION)
                winning.push_back(option);
        return winning;
    }

    std::vector<Position> options(const Position& position) const {
        return options_(position);
    }

  private:
    static Outcome at_end(bool wins) { return wins ? N_POSITION : P_POSITION; }
    static Outcome at_end(Outcome outcome) { return outcome; }

    Number number_of(const Position& position) {
        const auto [entry, is_new] =
            numbers_.try_emplace(position, positions_.size());
        if (is_new) positions_.push_back(&entry->first);
        return entry->second;
    }

    std::size_t open(Number position) override {
        opened_.push_back(options_(*positions_[position]));
        return opened_.back().size();
    }

    Number option(std::size_t i) override {
        return number_of(opened_.back()[i]);
    }

    void close() override { opened_.pop_back(); }

    Outcome ending(Number position) const override {
        return ending_(*positions_[position]);
    }

    std::size_t parts(Number position) const override {
        if constexpr (is_sequence<Position>)
            return positions_[position]->size();
        else
            return 0;
    }

    Shape shape_of(Number position) const override {
        const Position& at = *positions_[position];
        return shape_ ? shape_(at) : default_shape(at);
    }

    std::string words_of(Number position) const override {
        const Position& at = *positions_[position];
        return position_words_ ? position_words_(at).json() : default_words(at);
    }

    std::string words_of(Number from, Number to) const override {
        const Position &at = *positions_[from], &then = *positions_[to];
        const Words words =
            move_words_ ? move_words_(at, then) : default_move(at, then);
        return words.is_empty() ? "{\"to\": " + words_of(to) + '}'
                                : words.json();
    }

    Options options_;
    std::function<Outcome(const Position&)> ending_;
    PositionWords position_words_;
    MoveWords move_words_;
    Shapes shape_;
    std::map<Position, Number> numbers_;
    std::vector<const Position*> positions_;  // by number
    std::vector<std::vector<Position>> opened_;
};

}  // namespace play

#ifndef PLAY_IS_LINKED
#include "play.cpp"
#endif
