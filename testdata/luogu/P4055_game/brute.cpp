// Plays the game by search: the cell of the token and all cells where it was.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "play.hpp"

using Maze = std::vector<std::string>;
using Cell = std::pair<int, int>;

struct Position {
    std::vector<Cell> token;  // none before it is placed
    std::set<Cell> visited;
    bool operator<(const Position& other) const {
        return std::tie(token, visited) < std::tie(other.token, other.visited);
    }
};

std::vector<Position> options(const Maze& maze, const Position& at) {
    std::vector<Position> result;
    for (int i = 0; i < int(maze.size()); ++i)
        for (int j = 0; j < int(maze[i].size()); ++j) {
            if (maze[i][j] != '.' || at.visited.count({i, j})) continue;
            if (!at.token.empty()) {
                const auto [row, column] = at.token[0];
                if (std::abs(row - i) + std::abs(column - j) != 1) continue;
            }
            result.push_back({{{i, j}}, at.visited});
            result.back().visited.insert({i, j});
        }
    return result;
}

// A bound for the positions: subsets of each connected part of the maze.
double most_positions(Maze maze) {
    double sum = 0;
    for (int i = 0; i < int(maze.size()); ++i)
        for (int j = 0; j < int(maze[i].size()); ++j) {
            double subsets = 1;
            std::vector<Cell> part = {{i, j}};
            while (!part.empty()) {
                const auto [row, column] = part.back();
                part.pop_back();
                if (row < 0 || row == int(maze.size()) || column < 0 ||
                    column == int(maze[i].size()) || maze[row][column] != '.')
                    continue;
                maze[row][column] = '#';
                subsets *= 2;
                for (const int step : {-1, 1}) {
                    part.emplace_back(row + step, column);
                    part.emplace_back(row, column + step);
                }
            }
            sum += subsets - 1;
        }
    return sum;
}

int main() {
    int n, m;
    std::cin >> n >> m;
    Maze maze(n);
    for (std::string& row : maze) std::cin >> row;
    if (most_positions(maze) > 2e5) play::decline("too many positions");
    play::Game<Position> game(
        [&maze](const Position& at) { return options(maze, at); });
    game.position_words([&maze, n, m](const Position& at) {
        if (at.token.empty()) {
            int free = 0;
            for (const std::string& row : maze)
                free += int(std::count(row.begin(), row.end(), '.'));
            return play::Words{{"board_rows", n}, {"columns", m}} +
                   play::Words{{"free", free}} +
                   play::Words{{"position", "no token yet"}} +
                   play::Words{{"to_move", "AA"}};
        }
        const auto& [row, column] = at.token[0];
        return play::Words{{"token_row", row + 1}, {"column", column + 1}} +
               play::Words{{"visited", at.visited.size()}} +
               play::Words{
                   {"to_move", at.visited.size() % 2 > 0 ? "YY" : "AA"}};
    });
    game.move_words([](const Position& from, const Position& to) {
        const auto& [row, column] = to.token[0];
        return play::Words{
            {from.token.empty() ? "place_row" : "move_row", row + 1},
            {"column", column + 1}};
    });
    game.shape([&maze, n, m](const Position& at) {
        play::Cells blocked(at.visited.begin(), at.visited.end());
        for (const Cell& cell : at.token)
            blocked.erase(std::find(blocked.begin(), blocked.end(), cell));
        for (int i = 0; i < n; ++i)
            for (int j = 0; j < m; ++j)
                if (maze[i][j] == '#') blocked.emplace_back(i, j);
        return play::cells(n, m, at.token, blocked);
    });
    const auto wins = game.winning_options({});
    std::cout << (wins.empty() ? "LOSE\n" : "WIN\n");
    for (const Position& placed : wins)
        std::cout << placed.token[0].first + 1 << ' '
                  << placed.token[0].second + 1 << '\n';
}
