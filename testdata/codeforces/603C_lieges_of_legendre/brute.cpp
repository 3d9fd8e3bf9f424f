// Plays the game by search: all piles, sorted.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;  // sorted, without empty piles

Piles replaced(const Piles& piles, std::size_t i, int parts, int part) {
    Piles rest = piles;
    rest.erase(rest.begin() + int(i));
    if (part > 0) rest.insert(rest.end(), parts, part);
    std::sort(rest.begin(), rest.end());
    return rest;
}

// The most cows that can ever be there, from this pile.
double most(int pile, double parts) {
    if (pile == 0) return 0;
    double found = std::max<double>(pile, most(pile - 1, parts));
    if (pile % 2 == 0) found = std::max(found, parts * most(pile / 2, parts));
    return found;
}

int main() {
    int n, k;
    std::cin >> n >> k;
    play::Game<Piles> game([&](const Piles& piles) {
        std::vector<Piles> options;
        for (std::size_t i = 0; i < piles.size(); ++i) {
            options.push_back(replaced(piles, i, 1, piles[i] - 1));
            if (piles[i] % 2 == 0)
                options.push_back(replaced(piles, i, k, piles[i] / 2));
        }
        return options;
    });
    game.move_words([k](const Piles& from, const Piles& to) {
        std::size_t i = 0;
        while (replaced(from, i, 1, from[i] - 1) != to &&
               (from[i] % 2 == 1 || replaced(from, i, k, from[i] / 2) != to))
            ++i;
        if (replaced(from, i, 1, from[i] - 1) == to)
            return play::Words{{"take_cow", from[i]}};
        return play::Words{{"make", k}, {"of", from[i] / 2}, {"from", from[i]}};
    });
    Piles piles(n);
    double total = 0;
    for (int& pile : piles) {
        std::cin >> pile;
        total += pile > 30 ? pile : most(pile, k);
        if (total > 30) play::decline("too many cows");
    }
    std::sort(piles.begin(), piles.end());
    std::cout << (game.is_n_position(piles) ? "Kevin\n" : "Nicky\n");
}
