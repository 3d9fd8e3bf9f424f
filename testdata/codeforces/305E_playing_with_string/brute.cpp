// Plays the game by search: all pieces, in the order of the string.
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

using Pieces = std::vector<std::string>;

bool can_cut(const std::string& piece, std::size_t i) {
    return i > 0 && i + 1 < piece.size() && piece[i - 1] == piece[i + 1];
}

Pieces cut(const Pieces& pieces, std::size_t number, std::size_t i) {
    Pieces after = pieces;
    const std::string piece = pieces[number];
    after[number] = piece.substr(0, i);
    after.insert(after.begin() + int(number) + 1,
                 {piece.substr(i, 1), piece.substr(i + 1)});
    return after;
}

play::Words move_words(const Pieces& from, const Pieces& to) {
    std::size_t number = 0, place = 1;  // of the first letter of the piece
    while (from[number] == to[number]) place += from[number++].size();
    const std::size_t i = to[number].size();
    return {
        {"cut_piece", from[number]}, {"letter", i + 1}, {"place", place + i}};
}

// The letters of a piece are connected; places that can be cut have a mark.
play::Shape picture(const Pieces& pieces) {
    std::vector<std::pair<int, int>> edges;
    std::vector<int> marks;
    std::vector<std::string> names;
    for (const std::string& piece : pieces)
        for (std::size_t i = 0; i < piece.size(); ++i) {
            const int place = int(names.size());
            if (i > 0) edges.emplace_back(place - 1, place);
            if (can_cut(piece, i)) marks.push_back(place);
            names.emplace_back(1, piece[i]);
        }
    return play::graph(int(names.size()), edges, marks, false, {}, names);
}

int main() {
    play::Game<Pieces> game([](const Pieces& pieces) {
        std::vector<Pieces> options;
        for (std::size_t number = 0; number < pieces.size(); ++number)
            for (std::size_t i = 0; i < pieces[number].size(); ++i)
                if (can_cut(pieces[number], i))
                    options.push_back(cut(pieces, number, i));
        return options;
    });
    game.position_words([](const Pieces& pieces) {
            return play::Words{{"pieces", pieces}};
        })
        .move_words(move_words)
        .shape(picture);
    std::string text;
    std::cin >> text;
    if (text.size() > 15) play::decline("more than 15 letters");
    const Pieces start = {text};
    if (!game.is_n_position(start)) {
        std::cout << "Second\n";
        return 0;
    }
    std::size_t i = 0;
    while (!can_cut(text, i) || !game.is_p_position(cut(start, 0, i))) ++i;
    std::cout << "First\n" << i + 1 << '\n';
}
