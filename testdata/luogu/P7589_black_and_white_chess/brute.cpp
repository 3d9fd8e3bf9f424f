// Plays the game by search of the whole board, with the moves away that are
// left to each player. The lines have no ends, so of each line only the gap
// counts: the free places between the two pieces.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

using Gaps = std::vector<int>;                      // by line
using Board = std::pair<std::array<int, 2>, Gaps>;  // moves away left first
using Position = play::Turn<Board>;                 // LEFT is Alice

std::vector<Board> moves(const Board& board, int d, play::Player player) {
    std::vector<Board> options;
    const auto add = [&](std::size_t line, int gap, int is_away) {
        Board option = board;
        option.first[player] -= is_away;
        option.second[line] = gap;
        options.push_back(option);
    };
    for (std::size_t line = 0; line < board.second.size(); ++line) {
        const int gap = board.second[line];
        for (int nearer = 0; nearer < gap; ++nearer) add(line, nearer, 0);
        if (board.first[player] == 0) continue;
        for (int step = 1; step <= d; ++step) add(line, gap + step, 1);
    }
    return options;
}

play::Words move_words(const Position& from, const Position& to) {
    const Gaps &before = from.second.second, &after = to.second.second;
    std::size_t line = 0;
    while (before[line] == after[line]) ++line;
    const int more = after[line] - before[line];
    return {{more < 0 ? "nearer" : "away", std::abs(more)}, {"row", line + 1}};
}

int main() {
    int cases, n, k, d;
    for (std::cin >> cases; cases > 0; --cases) {
        std::cin >> n >> k >> d;
        Gaps gaps(n);
        double reached = 2.0 * (k + 1) * (k + 1);  // positions
        for (int& gap : gaps) {
            int y, b, w;
            std::cin >> y >> b >> w;
            gap = std::abs(b - w) - 1;
            reached *= gap + 2.0 * k * d + 1;
        }
        if (reached > 1e5) play::decline("too many positions");
        const int widest = *std::max_element(gaps.begin(), gaps.end());
        const int margin = std::min(k * d, 10);  // for moves away
        play::Game<Position> game(play::turns(
            [d](const Board& at) { return moves(at, d, play::LEFT); },
            [d](const Board& at) { return moves(at, d, play::RIGHT); }));
        game.position_words([](const Position& at) {
            const auto& [left, gaps_of_lines] = at.second;
            return play::Words{{"gaps", play::described(gaps_of_lines)}} +
                   play::Words{{"who", "Alice"}, {"times_away", left[0]}} +
                   play::Words{{"who", "Bob"}, {"times_away", left[1]}} +
                   play::Words{
                       {"to_move", at.first == play::LEFT ? "Alice" : "Bob"}};
        });
        game.move_words(move_words);
        game.shape([=](const Position& at) {
            play::Cells black, white;
            int row = 0;
            int columns = margin + widest + 2 + margin;
            for (const int gap : at.second.second) {
                black.emplace_back(row, margin);
                white.emplace_back(row++, margin + gap + 1);
                columns = std::max(columns, margin + gap + 2);
            }
            play::Shape shape = play::cells(row, columns, black, {}, white);
            // the pieces that did not move to this position
            const char* stay = at.first == play::LEFT ? "marks" : "others";
            shape.json.insert(1, "\"stay\": \"" + std::string(stay) + "\", ");
            return shape;
        });
        const Board board = {{k, k}, gaps};
        std::cout << (game.is_n_position({play::LEFT, board}) ? "Yes\n"
                                                              : "No\n");
    }
}
