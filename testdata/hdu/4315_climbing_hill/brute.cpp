// Plays Climbing the Hill by search: all persons, up to the end of the game.
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Persons = std::vector<int>;          // their cells, 0 is the hilltop
using Position = std::pair<int, Persons>;  // the king's index, from 0

// A person climbs to a cell below the person above him, or to the hilltop if
// nobody is in between. The game ends with the king on the hilltop.
std::vector<Position> climbs(const Position& at) {
    const auto& [king, persons] = at;
    std::vector<Position> options;
    if (persons[king] == 0) return options;
    for (std::size_t i = 0; i < persons.size(); ++i) {
        const int above = i > 0 ? persons[i - 1] : 0;
        for (int to = above > 0 ? above + 1 : 0; to < persons[i]; ++to) {
            options.push_back(at);
            options.back().second[i] = to;
        }
    }
    return options;
}

play::Words words(const Position& at) {
    return play::Words{{"persons", play::described(at.second)}} +
           play::Words{{"king", at.second[at.first]}};
}

play::Words move_words(const Position& from, const Position& to) {
    std::size_t i = 0;
    while (from.second[i] == to.second[i]) ++i;
    return {{"move_from", from.second[i]}, {"move_to", to.second[i]}};
}

int main() {
    play::Game<Position> game(climbs);
    game.position_words(words);
    game.move_words(move_words);
    int cells = 0;  // with the hilltop, down to where the last person starts
    game.shape([&](const Position& at) {
        play::Cells persons, king;
        for (int i = 0; i < int(at.second.size()); ++i)
            (i == at.first ? king : persons).emplace_back(0, at.second[i]);
        return play::cells(1, cells, persons, {}, king);
    });
    int n, k;
    double work = 0;  // moves that the search may look at
    while (std::cin >> n >> k) {
        Persons persons(n);
        for (int& cell : persons) std::cin >> cell;
        const double last = persons.back();
        cells = persons.back() + 1;
        // Positions: some persons are on the hilltop, the others below it.
        double reached = 1, of_so_many = 1;
        for (int i = 0; i < n; ++i) {
            of_so_many *= (last - i) / (i + 1);
            reached += of_so_many;
        }
        work += reached * last;
        if (work > 1e8) play::decline("too many moves");
        std::cout << (game.is_n_position({k - 1, persons}) ? "Alice\n"
                                                           : "Bob\n");
    }
}
