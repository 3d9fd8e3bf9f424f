// Plays Nim by search from every arrangement.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Heaps = std::vector<int>;

int main() {
    int n, k, most = 0;
    std::cin >> n >> k;
    Heaps sizes(k);
    for (int& size : sizes) {
        std::cin >> size;
        most = std::max(most, size);
    }
    double reached = 1;  // positions
    for (int i = 0; i < n && reached < 1e6; ++i) reached *= most + 1.0;
    if (reached > 4000) play::decline("too many positions");
    play::Game<Heaps> game(play::in_one([](int heap) {
        std::vector<int> options;
        for (int left = 0; left < heap; ++left) options.push_back(left);
        return options;
    }));
    game.move_words(play::pile_move<int>);
    std::vector<Heaps> lists = {{}};
    for (std::size_t i = 0; i < lists.size(); ++i) {
        const Heaps list = lists[i];
        if (int(list.size()) == n) break;
        for (const int size : sizes) {
            lists.push_back(list);
            lists.back().push_back(size);
        }
    }
    int won = 0;  // the last list comes first: it is the one for `play`
    for (std::size_t i = lists.size() - 1; i > 0; --i)
        won += game.is_n_position(lists[i]);
    std::cout << won << '\n';
}
