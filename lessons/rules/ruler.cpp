// Ruler: coins at the places 1, 2, ..., of which only coin n shows heads. A
// move turns a run of neighbours, the last of them from heads to tails.
#include "play.hpp"

using Heads = std::set<int>;

int main() {
    play::Game<Heads> game([](const Heads& heads) {
        std::vector<Heads> options;
        for (const int last : heads) {
            Heads turned = heads;
            for (int first = last; first >= 1; --first) {
                if (!turned.erase(first)) turned.insert(first);
                options.push_back(turned);
            }
        }
        return options;
    });
    int n;
    if (std::cin >> n) game.is_n_position(n > 0 ? Heads{n} : Heads{});
}
