// play: the code that does not depend on the type of a position. See play.hpp.
// Standard:  C++17
#ifndef TESTDATA_PLAY_CPP_
#define TESTDATA_PLAY_CPP_

#include "play.hpp"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace play {

PLAY_INLINE void decline(const std::string& why) {
    std::cerr << "play: declined: " << why << '\n';
    std::exit(DECLINED);
}

PLAY_INLINE void fail(const std::string& why) {
    std::cerr << "play: " << why << '\n';
    std::abort();
}

[[noreturn]] PLAY_INLINE void decline_more_than(std::size_t most) {
    decline("more than " + std::to_string(most) + " positions");
}

// ---- Words and pictures ----------------------------------------------------

PLAY_INLINE Words::Words(
    std::initializer_list<std::pair<const char*, Value>> part) {
    std::string json;
    for (const auto& [name, value] : part)
        json +=
            (json.empty() ? "" : ", ") + json_string(name) + ": " + value.json;
    parts_.push_back('{' + json + '}');
}

PLAY_INLINE std::string Words::json() const {
    if (parts_.size() == 1) return parts_[0];
    std::string json;
    for (const std::string& part : parts_)
        json += (json.empty() ? "" : ", ") + part;
    return '[' + json + ']';
}

PLAY_INLINE Words pile_move(const std::vector<long long>& from,
                            const std::vector<long long>& to) {
    std::map<long long, int> change;  // size -> new piles minus old piles
    for (const long long pile : from) --change[pile];
    for (const long long pile : to) ++change[pile];
    change.erase(0);
    std::vector<long long> old_piles, new_piles;
    for (const auto& [pile, more] : change)
        for (int i = 0; i < std::abs(more); ++i)
            (more < 0 ? old_piles : new_piles).push_back(pile);
    long long taken = 0;
    for (const long long pile : old_piles) taken += pile;
    for (const long long pile : new_piles) taken -= pile;
    if (old_piles.empty()) return {{"to", described(to)}};
    if (old_piles.size() > 1)
        return new_piles.empty()
                   ? Words{{"take_piles", old_piles}}
                   : Words{{"turn_piles", old_piles}, {"into", new_piles}};
    const long long pile = old_piles[0];
    if (new_piles.empty()) return {{"take_pile", pile}};
    if (taken < 0) return {{"turn_pile", pile}, {"into", new_piles}};
    if (taken == 0) return {{"split", pile}, {"into", new_piles}};
    if (new_piles.size() == 1) return {{"take", taken}, {"from", pile}};
    return {{"take", taken}, {"from", pile}, {"leave", new_piles}};
}

PLAY_INLINE Words part_move(const std::vector<std::string>& from,
                            const std::vector<std::string>& to) {
    // The elements of the first list that are missing in the second.
    const auto without = [](const std::vector<std::string>& parts,
                            const std::vector<std::string>& others) {
        std::multiset<std::string> met(others.begin(), others.end());
        std::vector<std::string> list;
        for (const std::string& part : parts)
            if (const auto same = met.find(part); same != met.end())
                met.erase(same);
            else
                list.push_back(part);
        return list;
    };
    const std::vector<std::string> gone = without(from, to),
                                   come = without(to, from);
    if (gone.empty()) return come.empty() ? Words() : Words{{"add", come}};
    return come.empty() ? Words{{"take", gone}}
                        : Words{{"turn", gone}, {"into", come}};
}

PLAY_INLINE std::string json_list(const std::vector<long long>& numbers) {
    std::string text;
    for (const long long number : numbers)
        text += (text.empty() ? "" : ", ") + std::to_string(number);
    return '[' + text + ']';
}

PLAY_INLINE std::string json_list(const Cells& cells) {
    std::string text;
    for (const auto& [row, column] : cells)
        text += (text.empty() ? "" : ", ") + json_list({row, column});
    return '[' + text + ']';
}

PLAY_INLINE Shape cells(int rows, int columns, const Cells& marks,
                        const Cells& blocked, const Cells& others) {
    return {"{\"kind\": \"cells\", \"rows\": " + std::to_string(rows) +
            ", \"columns\": " + std::to_string(columns) + ", \"marks\": " +
            json_list(marks) + ", \"blocked\": " + json_list(blocked) +
            ", \"others\": " + json_list(others) + '}'};
}

PLAY_INLINE Shape rectangles(const Cells& sizes) {
    if (sizes.empty()) return words();
    int width = 0, height = 0;  // the size of the picture
    Cells marks;
    for (const auto& [rows, columns] : sizes) {
        if (height > 0) ++height;
        width = std::max(width, columns);
        for (int i = 0; i < rows; ++i, ++height)
            for (int j = 0; j < columns; ++j) marks.emplace_back(height, j);
    }
    return cells(height, width, marks);
}

PLAY_INLINE Shape graph(int vertices,
                        const std::vector<std::pair<int, int>>& edges,
                        const std::vector<int>& marks, bool is_directed,
                        const std::vector<int>& others,
                        const std::vector<std::string>& names) {
    std::string quoted;
    for (const std::string& name : names)
        quoted += (quoted.empty() ? "" : ", ") + json_string(name);
    return {
        "{\"kind\": \"graph\", \"vertices\": " + std::to_string(vertices) +
        ", \"edges\": " + json_list(edges) +
        ", \"marks\": " + json_list(integers(marks)) +
        ", \"directed\": " + (is_directed ? "true" : "false") +
        (others.empty() ? "" : ", \"others\": " + json_list(integers(others))) +
        (names.empty() ? "}" : ", \"names\": [" + quoted + "]}")};
}

PLAY_INLINE std::vector<std::string> numbered(int vertices) {
    std::vector<std::string> names(1);
    for (int i = 1; i <= vertices; ++i) names.push_back(std::to_string(i));
    return names;
}

PLAY_INLINE std::string json_string(const std::string& text) {
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

PLAY_INLINE std::string json_number(long long number) {
    const std::string text = std::to_string(number);
    return std::abs(number) <= 1LL << 53 ? text : '"' + text + '"';
}

// ---- The search ------------------------------------------------------------

PLAY_INLINE std::size_t positions_of_graph() {
    const char* const name = writes_value() ? "PLAY_VALUE" : "PLAY_GRAPH";
    const char* const text = std::getenv(name);
    if (!text) return 0;
    char* end;
    const long long most = std::strtoll(text, &end, 10);
    if (most < 1 || *end != '\0') {
        std::cerr << "play: " << name << " is '" << text
                  << "': give the number of positions that may be written\n";
        std::exit(2);
    }
    std::cout.setstate(std::ios::badbit);
    return most;
}

PLAY_INLINE const bool writes_graph = positions_of_graph() > 0;

PLAY_INLINE Outcome Search::answer(Number position, bool may_be_draw) {
    if (most_of_graph_ > 0) write_graph(position, may_be_draw);
    const Outcome outcome = may_be_draw ? solve(position) : search(position);
    if (outcome == DRAW && !may_be_draw) fail("the game has a draw");
    if (explains_) explain(position, outcome);
    return outcome;
}

PLAY_INLINE Outcome Search::search(Number start) {
    std::vector<Visit> path;
    enter(start, path);
    Number last = start;  // the last position that was entered or left
    while (!path.empty()) {
        Visit& visit = path.back();
        Outcome& outcome = outcomes_[visit.position];
        if (last != visit.position) {
            if (outcomes_[last] == DRAW) fail("the game has a draw");
            if (outcomes_[last] == P_POSITION) outcome = N_POSITION;
        }
        if (outcome == UNKNOWN && visit.next == visit.options)
            outcome = visit.options == 0 ? ending(visit.position) : P_POSITION;
        if (outcome != UNKNOWN) {
            last = visit.position;
            path.pop_back();
            close();
        } else {
            last = option(visit.next++);
            enter(last, path);
        }
    }
    return outcomes_[start];
}

// If the position is new, appends it to the path.
PLAY_INLINE void Search::enter(Number position, std::vector<Visit>& path) {
    if (position == outcomes_.size()) {
        outcomes_.push_back(UNKNOWN);
        if (outcomes_.size() > MOST_POSITIONS)
            decline_more_than(MOST_POSITIONS);
        path.push_back({position, open(position), 0});
    } else if (outcomes_[position] == UNKNOWN) {
        fail("the game has a cycle");
    }
}

// Returns the outcome: lists all positions below, then decides them from the
// endings backwards.
PLAY_INLINE Outcome Search::solve(Number start) {
    if (start == outcomes_.size()) explore(start, MOST_POSITIONS);
    return outcomes_[start];
}

// Lists the positions that can be reached from the new position `start`, and
// decides them.
PLAY_INLINE Search::Graph Search::explore(Number start, std::size_t most) {
    Graph graph = {start, {}, {}};
    std::vector<Number> decided;
    outcomes_.push_back(DRAW);  // a draw until it is decided
    for (Number at = start; at < outcomes_.size(); ++at) {
        if (outcomes_.size() > most) decline_more_than(most);
        check_parts(start, at);
        std::vector<Number> moves;
        std::set<Number> met;
        const std::size_t options = open(at);
        for (std::size_t i = 0; i < options; ++i) {
            const Number to = option(i);
            if (to == outcomes_.size()) outcomes_.push_back(DRAW);
            if (met.insert(to).second) moves.push_back(to);
        }
        close();
        if (moves.empty()) outcomes_[at] = ending(at);
        if (outcomes_[at] != DRAW) decided.push_back(at);
        graph.moves.push_back(std::move(moves));
    }
    decide(graph, std::move(decided));
    return graph;
}

// Fails if a position has far more parts than the first: the game is endless.
PLAY_INLINE void Search::check_parts(Number start, Number position) const {
    if (parts(position) > parts(start) + MOST_MORE_PARTS)
        fail("the game does not end: its positions grow and grow, from " +
             std::to_string(parts(start)) + " to " +
             std::to_string(parts(position)) + " parts");
}

// Decides the positions backwards from the decided ones, the shortest games
// first. A move to a P-position wins. If all moves lead to N-positions, the
// position loses. The positions that remain are draws.
PLAY_INLINE void Search::decide(Graph& graph, std::vector<Number> decided) {
    const Number first = graph.first;
    graph.lengths.resize(graph.moves.size());
    std::vector<std::vector<Number>> before(graph.moves.size());
    std::vector<std::size_t> untried;
    for (const std::vector<Number>& moves : graph.moves)
        untried.push_back(moves.size());
    const auto learn = [&](Number at, Number option, long length) {
        if (outcomes_[at] != DRAW) return;
        if (outcomes_[option] == P_POSITION)
            outcomes_[at] = N_POSITION;
        else if (outcomes_[option] == N_POSITION && --untried[at - first] == 0)
            outcomes_[at] = P_POSITION;
        if (outcomes_[at] == DRAW) return;
        graph.lengths[at - first] = length + 1;
        decided.push_back(at);
    };
    for (std::size_t i = 0; i < graph.moves.size(); ++i)
        for (const Number option : graph.moves[i])
            if (option < first)
                learn(first + i, option, 0);
            else
                before[option - first].push_back(first + i);
    for (std::size_t i = 0; i < decided.size(); ++i) {  // it grows
        const Number option = decided[i];
        for (const Number at : before[option - first])
            learn(at, option, graph.lengths[option - first]);
    }
}

// The index of the perfect player's move. If a move wins, it is the move that
// wins soonest. Else it is a move that keeps the draw, or any move in a lost
// position. Among these it is the move with the fewest right replies, then the
// move that makes the game longest; a move that ends the game comes last.
PLAY_INLINE std::size_t Search::best_move(const Graph& graph, Number at) const {
    const Outcome wanted = outcomes_[at] == P_POSITION   ? N_POSITION
                           : outcomes_[at] == N_POSITION ? P_POSITION
                                                         : DRAW;
    const Outcome right = wanted == DRAW ? DRAW : P_POSITION;
    const auto cost = [&](Number to) -> std::tuple<bool, long, long> {
        if (outcomes_[to] != wanted) return {true, MOST_POSITIONS, 0};
        if (wanted == P_POSITION) return {false, 0, graph.lengths[to]};
        long replies = 0;
        for (const Number reply : graph.moves[to])
            replies += outcomes_[reply] == right;
        return {graph.moves[to].empty(), replies, -graph.lengths[to]};
    };
    const auto best =
        std::min_element(graph.moves[at].begin(), graph.moves[at].end(),
                         [&](Number a, Number b) { return cost(a) < cost(b); });
    return best - graph.moves[at].begin();
}

PLAY_INLINE void Search::explain(Number position, Outcome outcome) {
    const std::size_t options = open(position);
    std::string move;  // a move that wins, or that keeps the draw
    for (std::size_t i = 0; i < options && move.empty(); ++i) {
        const Number to = option(i);
        if (outcome != P_POSITION &&
            search(to) == (outcome == DRAW ? DRAW : P_POSITION))
            move = words_of(position, to);
    }
    close();
    const std::string how = outcome == N_POSITION   ? "wins_"
                            : outcome == P_POSITION ? "loses_"
                                                    : "draws_";
    if (move.empty()) move = std::to_string(options);
    std::cerr << "{\"position\": " << words_of(position) << ", \"" << how
              << (options == 0 ? "at_end" : "by") << "\": " << move << "}\n";
}

// Writes the graph of the first question, so the numbers begin at 0.
PLAY_INLINE void Search::write_graph(Number start, bool may_be_draw) {
    const Graph graph = explore(start, most_of_graph_);
    for (const Outcome outcome : outcomes_)
        if (outcome == DRAW && !may_be_draw) fail("the game has a draw");
    std::cout.clear();
    if (writes_value())
        write_value(graph);
    else
        for (Number at = 0; at < outcomes_.size(); ++at)
            write_position(graph, at);
    std::cout.flush();
    std::exit(0);
}

PLAY_INLINE void Search::write_position(const Graph& graph, Number at) const {
    const bool is_draw = outcomes_[at] == DRAW;
    const bool is_over = graph.moves[at].empty();
    std::cout << "{\"id\": " << at << ", \"position\": " << words_of(at)
              << ", \"shape\": " << shape_of(at).json << ", \"outcome\": \""
              << "PND"[outcomes_[at]] << "\", \"length\": "
              << (is_draw ? "null" : std::to_string(graph.lengths[at]))
              << ", \"best\": "
              << (is_over ? "null" : std::to_string(best_move(graph, at)))
              << ", \"moves\": [";
    const char* before = "";
    const std::vector<std::string> words = words_of_moves(graph, at);
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::cout << before << "{\"to\": " << graph.moves[at][i]
                  << ", \"words\": " << words[i] << '}';
        before = ", ";
    }
    std::cout << "]}\n";
}

PLAY_INLINE void Search::write_value(const Graph& graph) const {
    std::size_t moves = 0;
    for (const std::vector<Number>& options : graph.moves)
        moves += options.size();
    const long value = grundy_value(graph);
    std::cout << "{\"outcome\": \""
              << "PND"[outcomes_[0]] << "\", \"grundy\": "
              << (value < 0 ? "null" : std::to_string(value))
              << ", \"moves\": " << moves << "}\n";
}

// The Grundy value of the first position, computed backwards from the ends of
// the game; -1 if the game has a cycle, or if the last mover loses.
PLAY_INLINE long Search::grundy_value(const Graph& graph) const {
    std::vector<std::vector<Number>> before(graph.moves.size());
    std::vector<std::size_t> unknown;  // options without a value
    std::vector<Number> ready;         // without such options; it grows
    std::vector<long> values(graph.moves.size(), -1);
    for (Number at = 0; at < graph.moves.size(); ++at) {
        unknown.push_back(graph.moves[at].size());
        for (const Number to : graph.moves[at]) before[to].push_back(at);
        if (unknown[at] > 0) continue;
        if (outcomes_[at] != P_POSITION) return -1;
        ready.push_back(at);
    }
    for (std::size_t i = 0; i < ready.size(); ++i) {
        const Number position = ready[i];
        std::set<long> met;
        for (const Number to : graph.moves[position]) met.insert(values[to]);
        long& value = values[position];
        for (value = 0; met.count(value) > 0;) ++value;
        for (const Number at : before[position])
            if (--unknown[at] == 0) ready.push_back(at);
    }
    return values[0];
}

// The words for the moves from a position, in JSON. Moves with equal words are
// numbered: "take the pile of 2 (2 of 3)".
PLAY_INLINE std::vector<std::string> Search::words_of_moves(const Graph& graph,
                                                            Number at) const {
    std::vector<std::string> words;
    std::map<std::string, int> equal, met;
    for (const Number to : graph.moves[at]) {
        words.push_back(words_of(at, to));
        ++equal[words.back()];
    }
    for (std::string& move : words)
        if (const int all = equal[move]; all > 1)
            move = "{\"move\": " + move +
                   ", \"number\": " + std::to_string(++met[move]) +
                   ", \"of\": " + std::to_string(all) + '}';
    return words;
}

}  // namespace play

#endif  // TESTDATA_PLAY_CPP_
