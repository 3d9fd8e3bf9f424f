// Finds all winning moves by search, and prints the move at the first pile that
// takes the fewest stones there.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;  // in the order of the input

int main() {
    int n, m;
    std::cin >> n;
    Piles piles(n);
    double reached = 1;
    for (int& pile : piles) {
        std::cin >> pile;
        reached *= pile + 1.0;
    }
    if (reached > 2e5) play::decline("too many positions");
    std::cin >> m;
    std::vector<int> numbers(m);
    for (int& number : numbers) std::cin >> number;
    play::Game<Piles> game(play::in_one([&](int pile) {
        std::vector<int> options;
        for (const int number : numbers)
            if (number <= pile) options.push_back(pile - number);
        return options;
    }));
    game.move_words(play::pile_move<int>);
    std::vector<std::pair<int, int>> moves;  // pile, stones
    for (const Piles& option : game.winning_options(piles))
        for (int i = 0; i < n; ++i)
            if (option[i] != piles[i])
                moves.emplace_back(i + 1, piles[i] - option[i]);
    if (moves.empty()) {
        std::cout << "NO\n";
        return 0;
    }
    const auto [pile, stones] = *std::min_element(moves.begin(), moves.end());
    std::cout << "YES\n" << pile << ' ' << stones << '\n';
}
