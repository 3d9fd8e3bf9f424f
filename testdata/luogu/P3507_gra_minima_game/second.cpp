// Let V be the score of the cards so far. Only a card greater than 2 V is
// better taken alone. The program jumps to the next such card, and V becomes
// card - V.
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
