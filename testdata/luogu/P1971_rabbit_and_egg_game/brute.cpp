// Plays the game by search: the player to move and the board.
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

using Board = std::string;  // row by row

int main() {
    int n, m, k, x, y;
    std::cin >> n >> m;
    Board board, row;
    for (int i = 0; i < n; ++i) {
        std::cin >> row;
        board += row;
    }
    if (n * m > 16) play::decline("too many boards");
    const auto moves_of = [&](char piece) {
        return [=](const Board& from) {
            const int hole = int(from.find('.'));
            std::vector<Board> boards;
            for (int cell = 0; cell < n * m; ++cell) {
                const bool is_beside =
                    (cell / m == hole / m && std::abs(cell - hole) == 1) ||
                    std::abs(cell - hole) == m;
                if (from[cell] != piece || !is_beside) continue;
                boards.push_back(from);
                std::swap(boards.back()[cell], boards.back()[hole]);
            }
            return boards;
        };
    };
    using Position = play::Turn<Board>;
    play::Game<Position> game(play::turns(moves_of('O'), moves_of('X')));
    game.position_words([m](const Position& at) {
        std::string rows;
        for (std::size_t i = 0; i < at.second.size(); i += m)
            rows += (i ? " " : "") + at.second.substr(i, m);
        return play::Words{{"rows", rows}} +
               play::Words{
                   {"to_move", at.first == play::LEFT ? "Rabbit" : "Egg"}};
    });
    game.move_words([m](const Position&, const Position& to) {
        const int hole = int(to.second.find('.'));
        return play::Words{{"move_piece_row", hole / m + 1},
                           {"column", hole % m + 1}};
    });
    game.shape([n, m](const Position& at) {
        play::Cells white, black, hole;
        for (int cell = 0; cell < n * m; ++cell) {
            const char piece = at.second[cell];
            (piece == 'O'   ? white
             : piece == 'X' ? black
                            : hole)
                .emplace_back(cell / m, cell % m);
        }
        return play::cells(n, m, white, hole, black);
    });
    std::vector<int> mistakes;
    std::cin >> k;
    for (int move = 1; move <= k; ++move) {
        bool wins[2];
        for (const play::Player player : {play::LEFT, play::RIGHT}) {
            wins[player] = game.is_n_position({player, board});
            std::cin >> x >> y;
            std::swap(board[board.find('.')], board[(x - 1) * m + y - 1]);
        }
        if (wins[0] && wins[1]) mistakes.push_back(move);
    }
    std::cout << mistakes.size() << '\n';
    for (const int move : mistakes) std::cout << move << '\n';
}
