// WA: treats the game as the product of two Ruler games.
#include <algorithm>
#include <iostream>
#include <vector>

// The k with g(i, j) = 2^k.
int exponent(int i, int j) {
    int k = 0;
    for (; i % 2 == 0; i /= 2) ++k;
    for (; j % 2 == 0; j /= 2) ++k;
    return k;
}

int main() {
    std::ios::sync_with_stdio(false);
    int T, n, m;
    char side;
    for (std::cin >> T; T > 0; --T) {
        std::cin >> n >> m;
        std::vector<int> parities(n + m, 0);  // of the tails of each exponent
        for (int i = 1; i <= n; ++i)
            for (int j = 1; j <= m; ++j) {
                std::cin >> side;
                if (side != 'H') parities[exponent(i, j)] ^= 1;
            }
        const bool first_player_wins =
            *std::max_element(parities.begin(), parities.end()) > 0;
        std::cout << (first_player_wins ? "-_-\n" : "=_=\n");
    }
    return 0;
}
