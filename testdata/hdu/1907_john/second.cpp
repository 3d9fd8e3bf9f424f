// Bouton's columns: the piles in binary, one below the other. With two larger
// piles John loses iff the number of ones is even in each column; with one
// larger pile he wins; without larger piles he wins iff the number of piles is
// even.
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>

bool all_columns_are_even(const std::vector<int>& piles) {
    for (int place = 1; place <= piles[0]; place *= 2) {
        const auto has_one = [=](int pile) { return pile / place % 2 == 1; };
        if (std::count_if(piles.begin(), piles.end(), has_one) % 2 == 1)
            return false;
    }
    return true;
}

bool john_wins(std::vector<int> piles) {
    std::sort(piles.begin(), piles.end(), std::greater<int>());
    if (piles[0] == 1) return piles.size() % 2 == 0;
    if (piles.size() == 1 || piles[1] == 1) return true;
    return !all_columns_are_even(piles);
}

int main() {
    std::ios::sync_with_stdio(false);
    int tests, colours;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> colours;
        std::vector<int> piles(colours);
        for (int& pile : piles) std::cin >> pile;
        std::cout << (john_wins(piles) ? "John\n" : "Brother\n");
    }
}
