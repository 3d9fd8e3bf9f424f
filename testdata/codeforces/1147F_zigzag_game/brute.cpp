// Plays the Zigzag Game by search. A position is the letter of Alice, and the
// visited nodes in order. As interactor, plays the game against a program.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "interact.hpp"
#include "play.hpp"

constexpr int MOST_NODES = 4, MOST_GAMES = 50;  // else second.cpp

using Matrix = std::vector<std::vector<int>>;
using Position = std::pair<char, std::vector<int>>;  // ' ' before the choice

struct Graph {
    int n;
    Matrix rows;

    bool are_joined(int u, int v) const { return (u <= n) != (v <= n); }

    int weight(int u, int v) const {
        return rows[std::min(u, v) - 1][std::max(u, v) - n - 1];
    }
};

bool is_alices(const Position& at) { return at.second.size() % 2 == 0; }

bool is_visited(const Position& at, int node) {
    const std::vector<int>& path = at.second;
    return std::find(path.begin(), path.end(), node) != path.end();
}

int last_weight(const Graph& graph, const Position& at) {
    const std::vector<int>& path = at.second;
    return graph.weight(path[path.size() - 2], path.back());
}

// Does the player to move need a larger weight than the last one?
bool is_increasing(const Position& at) {
    return (at.first == 'I') == is_alices(at);
}

std::vector<Position> options_of(const Graph& graph, const Position& at) {
    const auto& [letter, path] = at;
    std::vector<Position> options;
    for (int node = 1; node <= 2 * graph.n; ++node) {
        Position to = at;
        to.second.push_back(node);
        if (path.empty()) {
            for (const char choice : {'I', 'D'}) {
                to.first = choice;
                options.push_back(to);
            }
            continue;
        }
        const int token = path.back();
        if (!graph.are_joined(token, node) || is_visited(at, node)) continue;
        const int weight = graph.weight(token, node);
        if (path.size() == 1 ||
            (is_increasing(at) ? weight > last_weight(graph, at)
                               : weight < last_weight(graph, at)))
            options.push_back(to);
    }
    return options;
}

play::Words position_words(const Graph& graph, const Position& at) {
    if (at.second.empty()) return {{"to_choose", "Alice"}};
    play::Words words = {{"token", at.second.back()}};
    if (at.second.size() > 1)
        words += {{"along_weight", last_weight(graph, at)}};
    return words + play::Words{{"to_move", is_alices(at) ? "Alice" : "Bob"}} +
           play::Words{
               {"order", is_increasing(at) ? "increasing" : "decreasing"}};
}

play::Words move_words(const Graph& graph, const Position& to) {
    const int node = to.second.back();
    if (to.second.size() == 1)
        return {{"choose_order", to.first}, {"node", node}};
    return {{"move_to", node}, {"edge", last_weight(graph, to)}};
}

std::string why_illegal(const Graph& graph, const Position& at, int node) {
    const std::string name = std::to_string(node);
    const int token = at.second.back();
    if (is_visited(at, node)) return "node " + name + " is already visited";
    if (!graph.are_joined(token, node))
        return "no edge leads from " + std::to_string(token) + " to " + name;
    return "the edge from " + std::to_string(token) + " to " + name +
           " weighs " + std::to_string(graph.weight(token, node)) +
           ", and it must weigh " +
           (is_increasing(at) ? "more than " : "less than ") +
           std::to_string(last_weight(graph, at));
}

int main(int count, char** arguments) {
    interact::Judge judge(count, arguments);
    Graph graph;
    const auto options = [&](const Position& at) {
        return options_of(graph, at);
    };
    using Game = play::Game<Position>;
    const auto rules = [&] {
        Game game(options);
        game.position_words(
            [&](const Position& at) { return position_words(graph, at); });
        game.move_words([&](const Position&, const Position& to) {
            return move_words(graph, to);
        });
        game.shape([&](const Position& at) {  // the edges that are left
            Matrix rows = graph.rows;
            for (int u = 1; u <= graph.n; ++u)
                for (int v = graph.n + 1; v <= 2 * graph.n; ++v) {
                    const int token = at.second.empty() ? 0 : at.second.back();
                    if ((is_visited(at, u) && u != token) ||
                        (is_visited(at, v) && v != token))
                        rows[u - 1][v - graph.n - 1] = 0;
                }
            return play::numbers(rows);
        });
        return game;
    };
    std::vector<Graph> graphs(judge.read<int>());
    if (graphs.size() > MOST_GAMES) play::decline("many games");
    for (auto& [n, rows] : graphs) {
        n = judge.read<int>();
        if (n > MOST_NODES) play::decline("many nodes");
        rows.assign(n, std::vector<int>(n));
        for (auto& row : rows)
            for (int& weight : row) weight = judge.read<int>();
    }
    const Position start = {' ', {}};
    if (!judge.plays()) {
        for (const Graph& each : graphs) {
            graph = each;
            std::cout << (rules().is_n_position(start) ? "A\n" : "B\n");
        }
        return 0;
    }
    judge.say(graphs.size());
    for (const Graph& each : graphs) {
        graph = each;
        Game game = rules();
        interact::Perfect<Game, Position> perfect(game, options);
        judge.say(graph.n);
        for (const auto& row : graph.rows) {
            std::string line;
            for (const int weight : row)
                line += (line.empty() ? "" : " ") + std::to_string(weight);
            judge.say(line);
        }
        const bool is_programs_alice =
            judge.program.word("the player", {"A", "B"}) == "A";
        for (Position at = start;;) {
            const std::vector<Position> moves = options(at);
            const bool is_programs = is_alices(at) == is_programs_alice;
            const bool is_choice = at.second.empty();
            auto& words = is_programs ? judge.program : judge.script;
            Position to = at;
            int node = -1;
            if (is_programs || judge.is_scripted()) {
                if (is_choice)
                    to.first = words.word("Alice's letter", {"I", "D"})[0];
                node = static_cast<int>(
                    words.number("a node", is_choice ? 1 : -1, 2 * graph.n));
                to.second.push_back(node);
            } else if (!moves.empty() && (is_choice || !judge.gives_up())) {
                to = judge.choose(moves, [&] { return perfect.best(at); });
                node = to.second.back();
            }
            const bool is_legal =
                std::find(moves.begin(), moves.end(), to) != moves.end();
            if (is_programs && node == -1)
                judge.wrong(moves.empty() ? "lost: no move is left"
                                          : "gave up although it could move");
            if (node == 0) judge.wrong("there is no node 0");
            if (node != -1 && !is_legal)
                judge.wrong(why_illegal(graph, at, node));
            if (!is_programs && is_choice)
                judge.say(to.first, node);
            else if (!is_programs)
                judge.say(node);
            if (node == -1) break;
            at = to;
        }
    }
    judge.end();
}
