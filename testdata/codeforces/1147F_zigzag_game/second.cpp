// Plays the Zigzag Game by a theorem: the player to move wins iff the node of
// the token has a partner in a stable matching of the nodes that are left. The
// nodes on the side of the token prefer weights that are good for a reply. The
// nodes on the other side prefer weights that are good for a move. The node of
// the token has only the edges that the player may take.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "interact.hpp"

class Board {
  public:
    explicit Board(const std::vector<std::vector<int>>& rows)
        : n_(static_cast<int>(rows.size())),
          rows_(rows),
          visited_(2 * n_),
          rising_(2 * n_) {
        for (int u = 0; u < 2 * n_; ++u) {
            for (int v = 0; v < n_; ++v)
                rising_[u].push_back(u < n_ ? v + n_ : v);
            std::sort(rising_[u].begin(), rising_[u].end(), [&](int v, int x) {
                return weight(u, v) < weight(u, x);
            });
        }
    }

    int nodes() const { return 2 * n_; }
    int token() const { return token_; }
    int last() const { return last_; }
    bool is_increasing() const { return is_increasing_; }
    bool is_visited(int node) const { return visited_[node]; }
    bool are_joined(int u, int v) const { return (u < n_) != (v < n_); }

    int weight(int u, int v) const {
        return u < n_ ? rows_[u][v - n_] : rows_[v][u - n_];
    }

    // Begins a game. Bob is to move, and may take any edge of the node.
    void start(bool is_alice_increasing, int node) {
        visited_.assign(nodes(), false);
        is_increasing_ = !is_alice_increasing;
        last_ = is_increasing_ ? 0 : nodes() * nodes();
        token_ = node;
        visited_[node] = true;
    }

    void move(int node) {
        last_ = weight(token_, node);
        token_ = node;
        visited_[node] = true;
        is_increasing_ = !is_increasing_;
    }

    bool can_move(int node) const {
        return are_joined(token_, node) && !visited_[node] &&
               (is_increasing_ ? weight(token_, node) > last_
                               : weight(token_, node) < last_);
    }

    // The nodes to which the token may move, in the order of the step from the
    // last weight; the least step is first.
    std::vector<int> moves() const {
        std::vector<int> moves;
        for (const int node : rising_[token_])
            if (can_move(node)) moves.push_back(node);
        if (!is_increasing_) std::reverse(moves.begin(), moves.end());
        return moves;
    }

    // The partner of the token's node; -1 if there is none. The nodes on the
    // other side propose. They begin with the smallest weight if the player to
    // move is increasing, else with the largest weight.
    int partner() const {
        std::vector<int> partners(nodes(), -1), next(nodes());
        for (int i = 0; i < n_; ++i) {
            int u = token_ < n_ ? i + n_ : i;
            while (u >= 0 && !visited_[u] && next[u] < n_) {
                const int place = next[u]++;
                const int v =
                    rising_[u][is_increasing_ ? place : n_ - 1 - place];
                if (v == token_ ? !can_move(u) : visited_[v]) continue;
                int& rival = partners[v];
                if (rival < 0 ||
                    (weight(u, v) > weight(rival, v)) == is_increasing_)
                    std::swap(rival, u);
            }
        }
        return partners[token_];
    }

    // A winning move if there is one, else the move of the least step.
    int best() const {
        const int node = partner();
        return node >= 0 ? node : moves().front();
    }

  private:
    int n_, token_ = 0, last_ = 0;
    bool is_increasing_ = false;  // is the player to move increasing?
    std::vector<std::vector<int>> rows_;
    std::vector<bool> visited_;
    std::vector<std::vector<int>> rising_;  // neighbours in order of weight
};

using Choice = std::pair<bool, int>;  // does Alice have I? the node

// The choice of letter and node after which the game is longest, if both
// players make their best moves.
Choice longest(Board board) {
    Choice choice;
    int most = -1;
    for (const bool has_i : {true, false})
        for (int node = 0; node < board.nodes(); ++node) {
            board.start(has_i, node);
            int length = 0;
            for (; !board.moves().empty(); ++length) board.move(board.best());
            if (length > most) choice = {has_i, node};
            most = std::max(most, length);
        }
    return choice;
}

std::string why_illegal(const Board& board, int node) {
    const std::string name = std::to_string(node + 1);
    const std::string token = std::to_string(board.token() + 1);
    if (board.is_visited(node)) return "node " + name + " is already visited";
    if (!board.are_joined(board.token(), node))
        return "no edge leads from " + token + " to " + name;
    return "the edge from " + token + " to " + name + " weighs " +
           std::to_string(board.weight(board.token(), node)) +
           ", and it must weigh " +
           (board.is_increasing() ? "more than " : "less than ") +
           std::to_string(board.last());
}

int main(int count, char** arguments) {
    interact::Judge judge(count, arguments);
    const int games = judge.read<int>();
    if (judge.plays()) judge.say(games);
    for (int i = 0; i < games; ++i) {
        const int n = judge.read<int>();
        std::vector<std::vector<int>> rows(n, std::vector<int>(n));
        for (auto& row : rows)
            for (int& weight : row) weight = judge.read<int>();
        if (!judge.plays()) {
            std::cout << "B\n";  // every node has a partner
            continue;
        }
        judge.say(n);
        for (const auto& row : rows) {
            std::string line;
            for (const int weight : row)
                line += (line.empty() ? "" : " ") + std::to_string(weight);
            judge.say(line);
        }
        Board board(rows);
        const bool is_alice =  // the program
            judge.program.word("the player", {"A", "B"}) == "A";
        if (is_alice || judge.is_scripted()) {
            auto& words = is_alice ? judge.program : judge.script;
            const auto letter = words.word("Alice's letter", {"I", "D"});
            const auto node = words.number("a node", 1, 2 * n);
            board.start(letter == "I", static_cast<int>(node) - 1);
        } else if (judge.is_random()) {
            const bool has_i = judge.random(2) == 0;
            board.start(has_i, static_cast<int>(judge.random(2 * n)));
        } else {
            const auto [has_i, node] = longest(board);
            board.start(has_i, node);
        }
        if (!is_alice)
            judge.say(board.is_increasing() ? "D" : "I", board.token() + 1);
        for (bool is_programs = !is_alice;; is_programs = !is_programs) {
            const std::vector<int> moves = board.moves();
            auto& words = is_programs ? judge.program : judge.script;
            int node = -1;
            if (is_programs || judge.is_scripted())
                node = static_cast<int>(words.number("a node", -1, 2 * n));
            else if (!moves.empty() && !judge.gives_up())
                node = 1 + judge.choose(moves, [&] { return board.best(); });
            if (is_programs && node == -1)
                judge.wrong(moves.empty() ? "lost: no move is left"
                                          : "gave up although it could move");
            if (node == 0) judge.wrong("there is no node 0");
            if (node != -1 && !board.can_move(node - 1))
                judge.wrong(why_illegal(board, node - 1));
            if (!is_programs) judge.say(node);
            if (node == -1) break;
            board.move(node - 1);
        }
    }
    if (judge.plays()) judge.end();
}
