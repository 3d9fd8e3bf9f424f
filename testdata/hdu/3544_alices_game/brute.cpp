// Plays Alice's Game by search: whole sets of pieces, one cut at a time.
#include <algorithm>
#include <iostream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

using Piece = std::pair<long long, long long>;
using Pieces = std::vector<Piece>;  // sorted: they have no order
using Position = play::Turn<Pieces>;

// The pieces after each cut of Alice's, or of Bob's.
std::vector<Pieces> cuts(const Pieces& pieces, bool cuts_X) {
    std::vector<Pieces> options;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const auto [X, Y] = pieces[i];
        for (long long cut = 1; cut < (cuts_X ? X : Y); ++cut) {
            Pieces option = pieces;
            option.erase(option.begin() + int(i));
            option.emplace_back(cuts_X ? cut : X, cuts_X ? Y : cut);
            option.emplace_back(cuts_X ? X - cut : X, cuts_X ? Y : Y - cut);
            std::sort(option.begin(), option.end());
            options.push_back(option);
        }
    }
    return options;
}

std::vector<std::string> sizes_of(const Pieces& pieces) {
    std::vector<std::string> sizes;
    for (const auto& [X, Y] : pieces)
        sizes.push_back(std::to_string(X) + " * " + std::to_string(Y));
    return sizes;
}

int main() {
    play::Game<Position> game(
        play::turns([](const Pieces& pieces) { return cuts(pieces, true); },
                    [](const Pieces& pieces) { return cuts(pieces, false); }));
    game.position_words([](const Position& at) {
        const char* name = at.first == play::LEFT ? "Alice" : "Bob";
        return play::Words{{"papers", sizes_of(at.second)}} +
               play::Words{{"to_move", name}};
    });
    game.move_words([](const Position& from, const Position& to) {
        const Pieces &old = from.second, &now = to.second;
        Pieces cut, parts;
        std::set_difference(old.begin(), old.end(), now.begin(), now.end(),
                            std::back_inserter(cut));
        std::set_difference(now.begin(), now.end(), old.begin(), old.end(),
                            std::back_inserter(parts));
        return play::Words{{"cut", sizes_of(cut)}, {"into", sizes_of(parts)}};
    });
    game.shape([](const Position& at) {  // X rows, which Alice parts
        std::string sizes;
        for (const auto& [X, Y] : at.second)
            sizes += (sizes.empty() ? "[" : ", [") + std::to_string(Y) + ", " +
                     std::to_string(X) + ']';
        return play::Shape{"{\"kind\": \"rectangles\", \"sizes\": [" + sizes +
                           "]}"};
    });
    int T, N;
    std::cin >> T;
    for (int test = 1; test <= T; ++test) {
        Pieces pieces;
        double area = 0;
        for (std::cin >> N; N > 0; --N) {
            long long X, Y;
            std::cin >> X >> Y;
            pieces.emplace_back(X, Y);
            area += double(X * Y > 1 ? X * Y : 0);
        }
        if (area > 28) play::decline("pieces too large");
        std::sort(pieces.begin(), pieces.end());
        std::cout << "Case " << test << ": "
                  << (game.is_n_position({play::LEFT, pieces}) ? "Alice"
                                                               : "Bob")
                  << '\n';
    }
}
