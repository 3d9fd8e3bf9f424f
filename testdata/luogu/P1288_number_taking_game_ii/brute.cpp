// Plays the game by search. A position is the list of all numbers, read
// clockwise from the coin.
#include <iostream>
#include <vector>

#include "play.hpp"

using Ring = std::vector<int>;

Ring clockwise(const Ring& ring, int left) {
    Ring option(ring.begin() + 1, ring.end());
    option.push_back(left);
    return option;
}

Ring counterclockwise(const Ring& ring, int left) {
    Ring option(ring.begin(), ring.end() - 1);
    option.insert(option.begin(), left);
    return option;
}

std::vector<Ring> options(const Ring& ring) {
    std::vector<Ring> results;
    for (int left = 0; left < ring.front(); ++left)
        results.push_back(clockwise(ring, left));
    for (int left = 0; left < ring.back(); ++left)
        results.push_back(counterclockwise(ring, left));
    return results;
}

play::Words move_words(const Ring& from, const Ring& to) {
    const bool is_clockwise =
        to.back() < from.front() && clockwise(from, to.back()) == to;
    return is_clockwise ? play::Words{{"clockwise", to.back()}}
                        : play::Words{{"counterclockwise", to.front()}};
}

int main() {
    int n;
    std::cin >> n;
    Ring ring(n);
    double reached = n;
    for (int& number : ring) {
        std::cin >> number;
        reached *= number + 1.0;
    }
    if (reached > 1e5) play::decline("too many positions");
    play::Game<Ring> game(options);
    game.position_words([](const Ring& at) {
        return play::Words{{"numbers", play::described(at)}} +
               play::Words{{"do", "clockwise from the coin"}};
    });
    game.move_words(move_words);
    game.shape(
        [](const Ring& at) { return play::numbers(std::vector<Ring>{at}); });
    std::cout << (game.is_n_position(ring) ? "YES\n" : "NO\n");
}
