// Jumps: with the score V of the cards up to here, only a card greater than 2 V
// is worth more alone. The next one that is changes V to card - V.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<long long> cards(n);
    for (long long& card : cards) std::cin >> card;
    std::sort(cards.begin(), cards.end());
    long long score = 0;
    for (;;) {
        const auto next =
            std::upper_bound(cards.begin(), cards.end(), 2 * score);
        if (next == cards.end()) break;
        score = *next - score;
    }
    std::cout << score << '\n';
}
