// Plays the game by search. A position is the player to move, the vertices of
// both tokens, and the last letter.
#include <array>
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

struct Edge {
    int from, to;
    char letter;
};

struct Board {
    std::array<int, 2> tokens;  // of Max and of Lucas
    char last;
    bool operator<(const Board& other) const {
        return std::pair(tokens, last) < std::pair(other.tokens, other.last);
    }
};

using Position = play::Turn<Board>;  // LEFT is Max

std::vector<Edge> edges;

std::vector<Board> moves(const Board& board, int player) {
    std::vector<Board> options;
    for (const Edge& edge : edges) {
        if (edge.from != board.tokens[player] || edge.letter < board.last)
            continue;
        options.push_back({board.tokens, edge.letter});
        options.back().tokens[player] = edge.to;
    }
    return options;
}

const char* name(play::Player player) {
    return player == play::LEFT ? "Max" : "Lucas";
}

play::Words position_words(const Position& at) {
    const auto& [tokens, last] = at.second;
    return play::Words{{"who", "Max"}, {"on", tokens[0]}} +
           play::Words{{"who", "Lucas"}, {"on", tokens[1]}} +
           (last == 'a' ? play::Words{{"position", "any letter is allowed"}}
                        : play::Words{{"letter_at_least", last}}) +
           play::Words{{"to_move", name(at.first)}};
}

play::Words move_words(const Position& from, const Position& to) {
    return {{"go_to", to.second.tokens[from.first]},
            {"by_edge", to.second.last}};
}

int main() {
    int n, m;
    std::cin >> n >> m;
    if (m > 300) play::decline("more than 300 edges");
    edges.resize(m);
    for (Edge& edge : edges) std::cin >> edge.from >> edge.to >> edge.letter;
    play::Game<Position> game(
        play::turns([](const Board& board) { return moves(board, 0); },
                    [](const Board& board) { return moves(board, 1); }));
    game.position_words(position_words);
    game.move_words(move_words);
    game.shape([n](const Position& at) {  // the edges that are still allowed
        const auto& [tokens, last] = at.second;
        std::vector<std::pair<int, int>> allowed;
        std::string letters;
        for (const Edge& edge : edges) {
            if (edge.letter < last) continue;
            allowed.emplace_back(edge.from, edge.to);
            letters += std::string(letters.empty() ? "" : ", ") + '"' +
                       edge.letter + '"';
        }
        play::Shape shape = play::graph(n + 1, allowed, {tokens[0], tokens[1]},
                                        true, {}, play::numbered(n));
        shape.json.back() = ',';
        shape.json += " \"weights\": [" + letters + "], ";
        shape.json += "\"players\": [\"Max\", \"Lucas\"]}";
        return shape;
    });
    const auto max_wins = [&](int i, int j) {
        return game.is_n_position({play::LEFT, {{i, j}, 'a'}});
    };
    // The first position is the one for `play`. Max loses if both tokens are on
    // one vertex, because Lucas copies her moves.
    max_wins(1, 2);
    for (int i = 1; i <= n; ++i) {
        for (int j = 1; j <= n; ++j) std::cout << (max_wins(i, j) ? 'A' : 'B');
        std::cout << '\n';
    }
}
