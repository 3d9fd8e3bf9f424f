// play: decides who wins a game by searching it, from its rules alone.
//
// Given:     a function that lists the options of a position, and who has won
//            where no option is left.
// Computes:  P- and N-positions and draws of whole positions. It knows no
//            theorem: no nim-sum, no mex, no value of a sum of games.
// Requires:  a Position with operator<. Only outcome() takes a game with draws:
//            one that can go on for ever, or that can end without a winner.
// Errors:    any other question about such a game ends the program with a
//            message. A search past MOST_POSITIONS ends it with the exit status
//            DECLINED: the question is too large, and another oracle has to
//            answer it.
// Use:       play::Game<Position> game(options);  // or (options, play::misere)
//            game.is_n_position(start), game.is_p_position(start)
//            game.outcome(start)          // P_POSITION, N_POSITION or DRAW
//            game.winning_options(start)  // in the order of the rule
// Rules:     in_one(options): several games, a move is a move in one of them.
//            in_every(options): a move in each that is not finished.
//            turns(left, right): two players with moves of their own. Each
//            makes the options of the whole from the options of a part; see
//            there.
// Words:     each is optional, and set before the first question.
//            game.position_words([](const Position& at) { ... })
//                a noun: "a pile of 7, at most 4 may be taken"
//            game.move_words([](const Position& a, const Position& b) { ... })
//                what is done from a to b: "take 2 from the pile of 5"; of
//                a vector, play::default_move finds such words
//            game.shape([](const Position& at) { ... })
//                what a picture shows: play::piles, cells, numbers,
//                rectangles, graph or words
// Explain:   with PLAY_EXPLAIN in the environment, each question is answered in
//            words on the standard error too: a winning move, or that none
//            wins.
// Graph:     with PLAY_GRAPH=N in the environment, the first question ends the
//            program. The standard output then holds all positions that can be
//            reached from the one asked about, itself first, a line of JSON
//            each; what the program writes to std::cout is dropped. (If it
//            calls sync_with_stdio, it makes the game before it writes.)
//                {"id": 0, "position": "(1, 2)", "shape": {"kind": "piles",
//                "piles": [1, 2]}, "outcome": "N", "length": 3, "best": 1,
//                "moves": [{"to": 1, "words": "take the pile of 1"}, ...]}
//            The outcome is "P", "N" or "D" for the player to move. "length" is
//            how many moves are still to come if the winner hurries and the
//            loser holds out, null for a draw. "best" is the index of the
//            perfect player's move, null where no move is left. More than N
//            positions: exit status DECLINED.
// Time:      O((positions + moves) log positions), the stack stays small
// Standard:  C++17
#pragma once

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace play {

constexpr int DECLINED = 99;
constexpr std::size_t MOST_POSITIONS = 1000000;
constexpr std::size_t MOST_MORE_PARTS = 150;  // than the first position has

// Leaves the question to another oracle.
[[noreturn]] inline void decline(const std::string& why) {
    std::cerr << "play: declined: " << why << '\n';
    std::exit(DECLINED);
}

[[noreturn]] inline void fail(const std::string& why) {
    std::cerr << "play: " << why << '\n';
    std::abort();
}

// Of the player to move: loses, wins, can force a draw but no win.
enum Outcome : char { P_POSITION, N_POSITION, DRAW };

// The ending of a game: does the player to move win a position without options?
// Under normal play the player who made the last move has won, under misere
// play lost. An ending of one's own returns bool, or an Outcome if a game can
// end in a draw. A game that ends while pieces could still move has to list no
// options there.
inline constexpr auto normal = [](const auto&) { return false; };
inline constexpr auto misere = [](const auto&) { return true; };

// The rule of several games played at once, by the one who moves in one of
// them: the options of a vector of components, from the options of a component.
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

// The rule of several games played at once, by the one who must move in every
// component that is not finished. The whole ends when the last component does.
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

// Two players with moves of their own: a position is the player to move and the
// board. Does the player who begins win?
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

// A position in words: numbers, words, what has an operator<<, and pairs,
// tuples, sequences and sets of them.
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

// What a move between two lists of piles does, whatever their order; empty
// piles do not count: "take 2 from the pile of 5", "split the pile of 5 into 2
// and 3", "turn the piles of 2 and 4 into 1 and 3".
template <class Number>
std::string pile_move(const std::vector<Number>& from,
                      const std::vector<Number>& to) {
    std::map<Number, int> change;  // pile -> how many more of them
    for (const Number& pile : from) --change[pile];
    for (const Number& pile : to) ++change[pile];
    change.erase(0);
    std::vector<Number> old_piles, new_piles;
    for (const auto& [pile, more] : change)
        for (int i = 0; i < std::abs(more); ++i)
            (more < 0 ? old_piles : new_piles).push_back(pile);
    Number taken = 0;
    for (const Number& pile : old_piles) taken += pile;
    for (const Number& pile : new_piles) taken -= pile;
    const auto list = [](const std::vector<Number>& piles) {
        std::string text;
        for (std::size_t i = 0; i < piles.size(); ++i)
            text += (i == 0 ? "" : " and ") + std::to_string(piles[i]);
        return text;
    };
    if (old_piles.empty()) return "to " + described(to);
    const std::string pile =
        (old_piles.size() > 1 ? "the piles of " : "the pile of ") +
        list(old_piles);
    if (new_piles.empty()) return "take " + pile;
    if (old_piles.size() > 1 || taken < 0)
        return "turn " + pile + " into " + list(new_piles);
    if (taken == 0) return "split " + pile + " into " + list(new_piles);
    return "take " + std::to_string(taken) + " from " + pile +
           (new_piles.size() > 1 ? " and leave " + list(new_piles) : "");
}

template <class T>
constexpr bool is_turn = false;
template <class Board>
constexpr bool is_turn<Turn<Board>> = true;

// A vector of integers is taken for piles.
template <class T>
constexpr bool are_piles = false;
template <class Number>
constexpr bool are_piles<std::vector<Number>> =
    std::is_integral_v<Number> && !std::is_same_v<Number, bool>;

// What a move does to piles, or to the other parts of a board: "turn (4, 4)
// into (1, 4) and (3, 4)"; nothing where that is not known.
template <class Board>
std::string default_move(const Board& from, const Board& to) {
    if constexpr (is_turn<Board>) {
        return default_move(from.second, to.second);
    } else if constexpr (are_piles<Board>) {
        return pile_move(from, to);
    } else if constexpr (is_sequence<Board>) {
        using Part = typename Board::value_type;
        if constexpr (!std::is_arithmetic_v<Part>) {
            std::map<Part, int> change;  // how many more of them
            for (const Part& part : from) --change[part];
            for (const Part& part : to) ++change[part];
            std::string gone, come;
            for (const auto& [part, more] : change)
                for (int i = 0; i < std::abs(more); ++i) {
                    std::string& list = more < 0 ? gone : come;
                    list += (list.empty() ? "" : " and ") + described(part);
                }
            if (gone.empty()) return come.empty() ? "" : "add " + come;
            return come.empty() ? "take " + gone
                                : "turn " + gone + " into " + come;
        }
    }
    return "";
}

// What a picture of a position shows, in JSON. Cells and vertices are counted
// from 0, rows from the top.
struct Shape {
    std::string json;
};

using Cells = std::vector<std::pair<int, int>>;  // row, column

// Nothing but the words of the position: {"kind": "words"}
inline Shape words() { return {"{\"kind\": \"words\"}"}; }

template <class Numbers>
std::string json_list(const Numbers& numbers) {
    std::string text;
    for (const auto& number : numbers) {
        if (!text.empty()) text += ", ";
        if constexpr (is_tuple<std::decay_t<decltype(number)>>)
            text += '[' + std::to_string(number.first) + ", " +
                    std::to_string(number.second) + ']';
        else
            text += std::to_string(number);
    }
    return '[' + text + ']';
}

// Piles of counters, in their order: {"kind": "piles", "piles": [3, 5]}
template <class Number>
Shape piles(const std::vector<Number>& sizes) {
    return {"{\"kind\": \"piles\", \"piles\": " + json_list(sizes) + '}'};
}

// A board with a mark on some of its cells (a piece, a head, a cross), with
// cells that are out of play, and with marks of another kind (the pieces of the
// other player): {"kind": "cells", "rows": 2, "columns": 3, "marks": [[0, 1]],
// "blocked": [], "others": [[1, 2]]}
inline Shape cells(int rows, int columns, const Cells& marks,
                   const Cells& blocked = {}, const Cells& others = {}) {
    return {"{\"kind\": \"cells\", \"rows\": " + std::to_string(rows) +
            ", \"columns\": " + std::to_string(columns) + ", \"marks\": " +
            json_list(marks) + ", \"blocked\": " + json_list(blocked) +
            ", \"others\": " + json_list(others) + '}'};
}

// A board with a number on each cell, in rows that may differ in length:
// {"kind": "numbers", "rows": [[3, 0], [5]]}
template <class Rows>
Shape numbers(const Rows& rows) {
    std::string text;
    for (const auto& row : rows)
        text += (text.empty() ? "" : ", ") + json_list(row);
    return {"{\"kind\": \"numbers\", \"rows\": [" + text + "]}"};
}

// Rectangles of marks, each a pair of its rows and columns, one below the
// other.
template <class Sizes>
Shape rectangles(const Sizes& sizes) {
    if (sizes.empty()) return words();
    int width = 0, height = 0;  // of the whole
    Cells marks;
    for (const auto& [rows, columns] : sizes) {
        if (height > 0) ++height;
        width = std::max(width, int(columns));
        for (int i = 0; i < int(rows); ++i, ++height)
            for (int j = 0; j < int(columns); ++j)
                marks.emplace_back(height, j);
    }
    return cells(height, width, marks);
}

// A graph, directed or not, with a mark on some of its vertices (a piece; the
// root of a tree), one for each time that a vertex is named, and with edges of
// another kind (those of the other player), by their indexes: {"kind": "graph",
// "vertices": 3, "edges": [[0, 1], [1, 2]], "marks": [0], "directed": false,
// "others": [1]}; without "others" if there are none.
inline Shape graph(int vertices, const std::vector<std::pair<int, int>>& edges,
                   const std::vector<int>& marks, bool is_directed = false,
                   const std::vector<int>& others = {}) {
    return {
        "{\"kind\": \"graph\", \"vertices\": " + std::to_string(vertices) +
        ", \"edges\": " + json_list(edges) +
        ", \"marks\": " + json_list(marks) +
        ", \"directed\": " + (is_directed ? "true" : "false") +
        (others.empty() ? "}" : ", \"others\": " + json_list(others) + '}')};
}

// Piles have a picture, anything else has words only.
template <class Position>
Shape default_shape(const Position& position) {
    if constexpr (are_piles<Position>)
        return piles(position);
    else
        return words();
}

// A string of JSON: bytes above 127 are UTF-8 and stay as they are.
inline std::string json_string(const std::string& text) {
    std::string json = "\"";
    for (const char c : text) {
        const char* const digits = "0123456789abcdef";
        if (c == '"' || c == '\\')
            json += {'\\', c};
        else if (0 <= c && c < ' ')
            json += {'\\', 'u', '0', '0', digits[c / 16], digits[c % 16]};
        else
            json += c;
    }
    return json + '"';
}

// The most positions that PLAY_GRAPH allows; 0 if no graph is asked for. Then
// answers on the standard output are dropped, the graph is all that it holds.
inline std::size_t positions_of_graph() {
    const char* const text = std::getenv("PLAY_GRAPH");
    if (!text) return 0;
    char* end;
    const long long most = std::strtoll(text, &end, 10);
    if (most < 1 || *end != '\0') {
        std::cerr << "play: PLAY_GRAPH is '" << text
                  << "': give the number of positions that may be written\n";
        std::exit(2);
    }
    std::cout.setstate(std::ios::badbit);
    return most;
}

// Drops what is written before the first game is made, too.
inline const bool writes_graph = positions_of_graph() > 0;

template <class Position>
class Game {
  public:
    using Options = std::function<std::vector<Position>(const Position&)>;
    using PositionWords = std::function<std::string(const Position&)>;
    using MoveWords =
        std::function<std::string(const Position& from, const Position& to)>;
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
        return answer<false>(position) == N_POSITION;
    }

    bool is_p_position(const Position& position) {
        return answer<false>(position) == P_POSITION;
    }

    // The same for a game with draws.
    Outcome outcome(const Position& position) { return answer<true>(position); }

    // The options that are P-positions, in the order of the rule: the results
    // of the winning moves. In a game with draws, ask for the outcome first.
    std::vector<Position> winning_options(const Position& position) {
        if (explains_ || most_of_graph_ > 0) answer<false>(position);
        std::vector<Position> winning;
        for (const Position& option : options_(position))
            if (search(option) == P_POSITION) winning.push_back(option);
        return winning;
    }

    std::vector<Position> options(const Position& position) const {
        return options_(position);
    }

  private:
    // Nothing is known while the search is on its way through a position.
    using Known = std::map<Position, std::optional<Outcome>>;
    using Entry = typename Known::value_type;

    // A position that the search is on its way through.
    struct Visit {
        Entry* entry;
        std::vector<Position> options;
        std::size_t next;  // the options before it do not win
    };

    // The positions that can be reached from the first, as they are met.
    struct Graph {
        std::map<Position, std::size_t> numbers;
        std::vector<const Position*> positions;
        std::vector<std::vector<std::size_t>> moves;  // each once
        std::vector<Outcome> outcomes;
        std::vector<long> lengths;  // of the game from here, but for draws
    };

    static Outcome at_end(bool wins) { return wins ? N_POSITION : P_POSITION; }
    static Outcome at_end(Outcome outcome) { return outcome; }

    // Answers a question, in all ways that the environment asks for.
    template <bool HAS_DRAWS>
    Outcome answer(const Position& position) {
        if (most_of_graph_ > 0) write_graph(position, HAS_DRAWS);
        Outcome outcome;
        if constexpr (HAS_DRAWS)
            outcome = solve(position);
        else
            outcome = search(position);
        if (outcome == DRAW && !HAS_DRAWS) fail("the game has a draw");
        if (explains_) explain(position, outcome);
        return outcome;
    }

    // Tries the options of each position in turn, until one of them wins.
    Outcome search(const Position& start) {
        std::vector<Visit> path;
        const Entry* last = enter(start, path);  // met or left last
        const Entry* const first = last;
        while (!path.empty()) {
            Visit& visit = path.back();
            std::optional<Outcome>& outcome = visit.entry->second;
            if (last != visit.entry) {
                if (last->second == DRAW) fail("the game has a draw");
                if (last->second == P_POSITION) outcome = N_POSITION;
            }
            if (!outcome && visit.next == visit.options.size())
                outcome = visit.options.empty() ? ending_(visit.entry->first)
                                                : P_POSITION;
            if (outcome) {
                last = visit.entry;
                path.pop_back();
            } else {
                last = enter(visit.options[visit.next++], path);
            }
        }
        return *first->second;
    }

    // The entry of a position. If it is a new one, the path goes on to it.
    Entry* enter(const Position& position, std::vector<Visit>& path) {
        const auto [entry, is_new] = known_.try_emplace(position);
        if (is_new) {
            if (known_.size() > MOST_POSITIONS)
                decline_more_than(MOST_POSITIONS);
            path.push_back({&*entry, options_(entry->first), 0});
        } else if (!entry->second) {
            fail("the game has a cycle");
        }
        return &*entry;
    }

    // Looks at all positions below a position, and back from the endings.
    Outcome solve(const Position& start) {
        const auto known = known_.find(start);
        if (known != known_.end()) return *known->second;
        const Graph graph = explore(start, MOST_POSITIONS);
        for (std::size_t i = 0; i < graph.positions.size(); ++i)
            known_.emplace(*graph.positions[i], graph.outcomes[i]);
        return graph.outcomes[0];
    }

    Graph explore(const Position& start, std::size_t most) {
        Graph graph;
        const auto number_of = [&](const Position& position) {
            const auto [entry, is_new] =
                graph.numbers.try_emplace(position, graph.positions.size());
            if (is_new) graph.positions.push_back(&entry->first);
            return entry->second;
        };
        number_of(start);
        std::vector<std::size_t> decided;
        for (std::size_t i = 0; i < graph.positions.size(); ++i) {
            if (known_.size() + graph.positions.size() > most)
                decline_more_than(most);
            const Position& position = *graph.positions[i];
            check_parts(start, position);
            std::vector<std::size_t> moves;
            Outcome outcome = DRAW;  // as long as nothing else is known
            const auto known = known_.find(position);
            if (known != known_.end()) {
                outcome = *known->second;
            } else {
                std::set<std::size_t> met;
                for (const Position& option : options_(position))
                    if (met.insert(number_of(option)).second)
                        moves.push_back(graph.numbers[option]);
                if (moves.empty()) outcome = ending_(position);
            }
            graph.moves.push_back(std::move(moves));
            graph.outcomes.push_back(outcome);
            if (outcome != DRAW) decided.push_back(i);
        }
        decide(graph, std::move(decided));
        return graph;
    }

    // A game may cut its parts, but not for ever.
    static void check_parts(const Position& start, const Position& position) {
        if constexpr (is_sequence<Position>)
            if (position.size() > start.size() + MOST_MORE_PARTS)
                fail(
                    "the game does not end: its positions grow and grow, "
                    "from " +
                    described(start) + " to one of " +
                    std::to_string(position.size()) + " parts");
    }

    // Goes back from the decided positions, the shortest games first: a move to
    // a P-position wins, a position with moves to N-positions only loses. The
    // rest is drawn.
    static void decide(Graph& graph, std::vector<std::size_t> decided) {
        graph.lengths.resize(graph.moves.size());
        std::vector<std::vector<std::size_t>> before(graph.moves.size());
        std::vector<std::size_t> untried(graph.moves.size());
        for (std::size_t i = 0; i < graph.moves.size(); ++i) {
            untried[i] = graph.moves[i].size();
            for (const std::size_t option : graph.moves[i])
                before[option].push_back(i);
        }
        for (std::size_t at = 0; at < decided.size(); ++at) {  // it grows
            const std::size_t option = decided[at];
            for (const std::size_t i : before[option]) {
                if (graph.outcomes[i] != DRAW) continue;
                if (graph.outcomes[option] == P_POSITION)
                    graph.outcomes[i] = N_POSITION;
                else if (--untried[i] == 0)
                    graph.outcomes[i] = P_POSITION;
                if (graph.outcomes[i] == DRAW) continue;
                graph.lengths[i] = graph.lengths[option] + 1;
                decided.push_back(i);
            }
        }
    }

    // The index of the perfect player's move: the one that wins soonest; else,
    // among those that hold a draw or among all, the one that is hardest to
    // answer: the game goes on, few replies are right, the loss is far away.
    static std::size_t best_move(const Graph& graph, std::size_t at) {
        const std::vector<Outcome>& outcomes = graph.outcomes;
        const Outcome wanted = outcomes[at] == P_POSITION   ? N_POSITION
                               : outcomes[at] == N_POSITION ? P_POSITION
                                                            : DRAW;
        const Outcome right = wanted == DRAW ? DRAW : P_POSITION;
        const auto cost = [&](std::size_t to) -> std::tuple<bool, long, long> {
            if (outcomes[to] != wanted) return {true, MOST_POSITIONS, 0};
            if (wanted == P_POSITION) return {false, 0, graph.lengths[to]};
            long replies = 0;
            for (const std::size_t i : graph.moves[to])
                replies += outcomes[i] == right;
            return {graph.moves[to].empty(), replies, -graph.lengths[to]};
        };
        const auto best = std::min_element(
            graph.moves[at].begin(), graph.moves[at].end(),
            [&](std::size_t a, std::size_t b) { return cost(a) < cost(b); });
        return best - graph.moves[at].begin();
    }

    void explain(const Position& position, Outcome outcome) {
        const std::vector<Position> options = options_(position);
        std::cerr << words_of(position)
                  << (outcome == N_POSITION   ? " is an N-position: "
                      : outcome == P_POSITION ? " is a P-position: "
                                              : " is a draw: ");
        for (const Position& option : options)
            if (outcome != P_POSITION &&
                search(option) == (outcome == DRAW ? DRAW : P_POSITION)) {
                std::cerr << "the move " << quoted(position, option)
                          << (outcome == DRAW
                                  ? " does not lose, and none wins\n"
                                  : " wins\n");
                return;
            }
        if (options.empty())
            std::cerr << "no move is left"
                      << (outcome == N_POSITION
                              ? ", and the last to move has lost\n"
                              : "\n");
        else if (options.size() == 1)
            std::cerr << "the only move loses\n";
        else
            std::cerr << "each of the " << options.size() << " moves loses\n";
    }

    [[noreturn]] void write_graph(const Position& start,
                                  bool draws_are_allowed) {
        const Graph graph = explore(start, most_of_graph_);
        for (const Outcome outcome : graph.outcomes)
            if (outcome == DRAW && !draws_are_allowed)
                fail("the game has a draw");
        std::cout.clear();
        for (std::size_t i = 0; i < graph.positions.size(); ++i) {
            const Position& position = *graph.positions[i];
            const bool is_draw = graph.outcomes[i] == DRAW;
            const bool is_over = graph.moves[i].empty();
            std::cout
                << "{\"id\": " << i
                << ", \"position\": " << json_string(words_of(position))
                << ", \"shape\": "
                << (shape_ ? shape_(position) : default_shape(position)).json
                << ", \"outcome\": \""
                << "PND"[graph.outcomes[i]] << "\", \"length\": "
                << (is_draw ? "null" : std::to_string(graph.lengths[i]))
                << ", \"best\": "
                << (is_over ? "null" : std::to_string(best_move(graph, i)))
                << ", \"moves\": [";
            const char* before = "";
            const std::vector<std::string> words = words_of_moves(graph, i);
            for (std::size_t m = 0; m < words.size(); ++m) {
                std::cout << before << "{\"to\": " << graph.moves[i][m]
                          << ", \"words\": " << json_string(words[m]) << '}';
                before = ", ";
            }
            std::cout << "]}\n";
        }
        std::cout.flush();
        std::exit(0);
    }

    // The words of the moves from a position. Equal ones are counted: "take the
    // pile of 2 (2 of 3)".
    std::vector<std::string> words_of_moves(const Graph& graph,
                                            std::size_t at) const {
        std::vector<std::string> words;
        std::map<std::string, int> equal, met;
        for (const std::size_t to : graph.moves[at]) {
            words.push_back(
                words_of(*graph.positions[at], *graph.positions[to]));
            ++equal[words.back()];
        }
        for (std::string& move : words)
            if (const int all = equal[move]; all > 1)
                move += " (" + std::to_string(++met[move]) + " of " +
                        std::to_string(all) + ')';
        return words;
    }

    std::string words_of(const Position& position) const {
        return position_words_ ? position_words_(position)
                               : described(position);
    }

    std::string words_of(const Position& from, const Position& to) const {
        if (move_words_) return move_words_(from, to);
        const std::string words = default_move(from, to);
        return words.empty() ? "to " + words_of(to) : words;
    }

    // A move in the middle of a sentence.
    std::string quoted(const Position& from, const Position& to) const {
        return move_words_ ? '"' + move_words_(from, to) + '"'
                           : "to " + words_of(to);
    }

    [[noreturn]] static void decline_more_than(std::size_t most) {
        decline("more than " + std::to_string(most) + " positions");
    }

    Options options_;
    std::function<Outcome(const Position&)> ending_;
    PositionWords position_words_;
    MoveWords move_words_;
    Shapes shape_;
    bool explains_ = std::getenv("PLAY_EXPLAIN") != nullptr;
    std::size_t most_of_graph_ = positions_of_graph();
    Known known_;
};

}  // namespace play
