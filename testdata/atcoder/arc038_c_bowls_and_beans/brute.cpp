// Plays Bowls and Beans by search: all bowls, one bean at a time.
#include <iostream>
#include <vector>

#include "play.hpp"

using Bowls = std::vector<int>;  // beans in bowls 0, 1, ...

int main() {
    int n;
    std::cin >> n;
    Bowls bowls(n), numbers(n);
    double positions = 1;
    for (int bowl = 1; bowl < n; ++bowl) {
        std::cin >> numbers[bowl] >> bowls[bowl];
        for (int bean = 0; bean < bowls[bowl] && positions < 1e6; ++bean)
            positions *= bowl + 1.0;
    }
    if (positions > 1e5) play::decline("too many positions");
    play::Game<Bowls> game([&](const Bowls& from) {
        std::vector<Bowls> options;
        for (int bowl = 1; bowl < n; ++bowl)
            if (from[bowl] > 0)
                for (int to = bowl - numbers[bowl]; to < bowl; ++to) {
                    options.push_back(from);
                    --options.back()[bowl];
                    ++options.back()[to];
                }
        return options;
    });
    game.position_words([](const Bowls& at) {
        return play::Words{{"bowls", play::described(at)}};
    });
    game.move_words([](const Bowls& from, const Bowls& to) {
        std::size_t bowl = 0, reached = 0;
        while (to[reached] <= from[reached]) ++reached;
        while (to[bowl] >= from[bowl]) ++bowl;
        return play::Words{{"from_bowl", bowl}, {"to_bowl", reached}};
    });
    std::cout << (game.is_n_position(bowls) ? "First\n" : "Second\n");
}
