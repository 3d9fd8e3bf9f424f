// From the last pile to the first: the player to move at a pile may leave 1 of
// its stones, and the opponent then has to begin with the piles behind it, or
// takes it and begins with them himself if it has a single stone.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::vector<int> piles(n);
        for (int& pile : piles) std::cin >> pile;
        bool wins = false;  // the player who begins with no pile
        for (int i = n - 1; i >= 0; --i) {
            const bool takes_all = !wins, leaves_one = piles[i] > 1 && wins;
            wins = takes_all || leaves_one;
        }
        std::cout << (wins ? "First" : "Second") << '\n';
    }
}
