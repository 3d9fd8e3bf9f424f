// Plays from every placement by search: whole strips, each player's own pieces.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

using Strip = std::string;  // 'W', 'B' and '.' for an empty cell

// All strips after one move of 1 to d of the pieces, which go by `step`. Each
// piece stays or moves; the pieces before `from` have had their turn.
void add_moves(const Strip& strip, char piece, int step, int d, int from,
               bool has_moved, std::vector<Strip>& results) {
    const int n = int(strip.size());
    int at = from;
    while (at < n && strip[at] != piece) ++at;
    if (at == n) {
        if (has_moved) results.push_back(strip);
        return;
    }
    add_moves(strip, piece, step, d, at + 1, has_moved, results);
    Strip moved = strip;
    int to = at + step;
    for (; d > 0 && 0 <= to && to < n && moved[to] == '.'; to += step) {
        std::swap(moved[to], moved[to - step]);
        // a piece that goes right must not move again
        add_moves(moved, piece, step, d - 1, std::max(at, to) + 1, true,
                  results);
    }
}

auto moves_of(char piece, int step, int d) {
    return [=](const Strip& strip) {
        std::vector<Strip> results;
        add_moves(strip, piece, step, d, 0, false, results);
        return results;
    };
}

// Every strip of n cells with k pieces.
void add_strips(int n, int k, Strip strip, std::vector<Strip>& strips) {
    if (n == 0) {
        if (k == 0) strips.push_back(strip);
        return;
    }
    if (k < n) add_strips(n - 1, k, strip + '.', strips);
    if (k > 0)
        add_strips(n - 1, k - 1, strip + (k % 2 == 0 ? 'W' : 'B'), strips);
}

// The cells with a piece of this kind, from 1.
std::vector<int> places(const Strip& strip, char piece) {
    std::vector<int> cells;
    for (int cell = 0; cell < int(strip.size()); ++cell)
        if (strip[cell] == piece) cells.push_back(cell + 1);
    return cells;
}

int main() {
    int n, k, d;
    std::cin >> n >> k >> d;
    double placements = 1;  // C(n, k)
    for (int i = 0; i < k; ++i) placements *= double(n - i) / (i + 1);
    if (placements > 4000) play::decline("too many placements");
    play::Game<play::Turn<Strip>> game(
        play::turns(moves_of('W', 1, d), moves_of('B', -1, d)));
    game.position_words([](const play::Turn<Strip>& at) {
        return play::Words{{"cells", at.second.size()}} +
               play::Words{{"colour", "white"},
                           {"on", places(at.second, 'W')}} +
               play::Words{{"colour", "black"},
                           {"on", places(at.second, 'B')}} +
               play::Words{
                   {"to_move", at.first == play::LEFT ? "White" : "Black"}};
    });
    game.move_words(
        [](const play::Turn<Strip>& from, const play::Turn<Strip>& to) {
            const char piece = from.first == play::LEFT ? 'W' : 'B';
            const auto before = places(from.second, piece);
            const auto after = places(to.second, piece);
            play::Words words;
            for (std::size_t i = 0; i < before.size(); ++i)
                if (before[i] != after[i])
                    words += {{"move_from", before[i]}, {"move_to", after[i]}};
            return words;
        });
    game.shape([n](const play::Turn<Strip>& at) {
        play::Cells white, black;
        for (int cell = 0; cell < n; ++cell) {
            if (at.second[cell] == 'W') white.emplace_back(0, cell);
            if (at.second[cell] == 'B') black.emplace_back(0, cell);
        }
        return play::cells(1, n, black, {}, white);
    });
    std::vector<Strip> strips;
    add_strips(n, k, "", strips);
    // a placement with room between the pieces comes first: it is the one for
    // `play`
    std::rotate(strips.begin(), strips.begin() + strips.size() / 2,
                strips.end());
    int won = 0;
    for (const Strip& strip : strips)
        won += game.is_n_position({play::LEFT, strip});
    std::cout << won << '\n';
}
