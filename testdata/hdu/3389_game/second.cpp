// Finds the height of each box, which is the number of moves of a card that
// always goes to the highest box it can reach. Alice wins iff a box of an odd
// height has more cards than the xor of all others.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::vector<int> height(10001);
    for (int a = 1; a <= 10000; ++a)
        for (int b = a - 1; b >= 1; --b)
            if ((a + b) % 3 == 0 && (a + b) % 2 == 1) {
                height[a] = height[b] + 1;
                break;
            }
    int tests, n;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n;
        std::vector<int> piles;
        for (int box = 1, cards; box <= n; ++box) {
            std::cin >> cards;
            if (height[box] % 2 == 1) piles.push_back(cards);
        }
        std::vector<int> after(piles.size() + 1);
        for (std::size_t i = piles.size(); i > 0; --i)
            after[i - 1] = after[i] ^ piles[i - 1];
        bool alice_wins = false;
        int before = 0;
        for (std::size_t i = 0; i < piles.size(); ++i) {
            if (piles[i] > (before ^ after[i + 1])) alice_wins = true;
            before ^= piles[i];
        }
        std::cout << "Case " << test << (alice_wins ? ": Alice" : ": Bob")
                  << '\n';
    }
}
