// Plays Nim by search from every start.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;

std::vector<Piles> options(const Piles& piles) {
    std::vector<Piles> results;
    for (std::size_t i = 0; i < piles.size(); ++i)
        for (int left = 0; left < piles[i]; ++left) {
            Piles option = piles;
            option[i] = left;
            std::sort(option.begin(), option.end());
            results.push_back(option);
        }
    return results;
}

bool is_prime(int number) {
    for (int divisor = 2; divisor < number; ++divisor)
        if (number % divisor == 0) return false;
    return number > 1;
}

int main() {
    play::Game<Piles> game(options);
    game.move_words(play::pile_move<int>);
    for (int n, m; std::cin >> n >> m;) {
        if (n > 8 || m > 40) play::decline("too many piles or stones");
        std::vector<int> primes;
        for (int number = 2; number <= m; ++number)
            if (is_prime(number)) primes.push_back(number);
        double starts = 1;
        for (int i = 0; i < n; ++i) starts *= double(primes.size());
        if (starts > 5000) play::decline("too many starts");
        std::vector<Piles> lists = {{}};
        for (int i = 0; i < n; ++i) {
            std::vector<Piles> longer;
            for (const Piles& list : lists)
                for (const int prime : primes) {
                    longer.push_back(list);
                    longer.back().push_back(prime);
                }
            lists.swap(longer);
        }
        int lost = 0;  // the last start comes first: it is the one for `play`
        for (std::size_t i = lists.size(); i-- > 0;) {
            std::sort(lists[i].begin(), lists[i].end());
            lost += game.is_p_position(lists[i]);
        }
        std::cout << lost << '\n';
    }
}
