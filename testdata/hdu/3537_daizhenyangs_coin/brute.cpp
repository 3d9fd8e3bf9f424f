// Plays Mock Turtles by search: whole rows, one move of up to three coins at a
// time.
#include <iostream>
#include <set>
#include <vector>

#include "play.hpp"

using Heads = std::set<int>;

void turn(Heads& heads, int place) {
    if (!heads.erase(place)) heads.insert(place);
}

std::vector<Heads> moves(const Heads& position) {
    std::vector<Heads> options;
    for (const int x : position) {
        Heads one = position;
        one.erase(x);
        options.push_back(one);
        for (int y = 0; y < x; ++y) {
            Heads two = one;
            turn(two, y);
            options.push_back(two);
            for (int z = 0; z < y; ++z) {
                Heads three = two;
                turn(three, z);
                options.push_back(three);
            }
        }
    }
    return options;
}

// Words and a picture.
play::Words move_words(const Heads& from, const Heads& to) {
    Heads changed = from;
    for (const int place : to) turn(changed, place);
    return {{"turn", changed}};
}

play::Shape picture(const Heads& heads, int coins) {
    play::Cells marks;
    for (const int place : heads) marks.push_back({0, place});
    return play::cells(1, coins, marks);
}

int main() {
    play::Game<Heads> game(moves);
    int n, place, coins = 0;
    game.position_words([](const Heads& heads) {
        return play::Words{{"heads_on", heads}};
    });
    game.move_words(move_words).shape([&](const Heads& heads) {
        return picture(heads, coins);
    });
    while (std::cin >> n) {
        Heads heads;
        for (; n > 0; --n) {
            std::cin >> place;
            heads.insert(place);
        }
        coins = heads.empty() ? 1 : *heads.rbegin() + 1;
        if (coins > 13) play::decline("more than 13 coins");
        std::cout << (game.is_p_position(heads) ? "Yes\n" : "No\n");
    }
}
