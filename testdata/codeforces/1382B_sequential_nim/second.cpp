// From the last pile to the first: the player to move can leave 1 stone of a
// pile, and then begins at the next pile. The player can also take the pile,
// and then the opponent begins at the next pile. With a single stone only the
// second move is possible.
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
