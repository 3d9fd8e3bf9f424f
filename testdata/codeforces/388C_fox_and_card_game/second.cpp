// Plays the game to its end, card by card: the player to move takes from the
// odd pile with the greatest middle card; if no pile is odd, from any pile.
#include <iostream>
#include <vector>

int main() {
    int n, cards = 0;
    std::cin >> n;
    std::vector<std::vector<int>> piles(n);
    std::vector<int> top(n), bottom(n);
    for (int i = 0; i < n; ++i) {
        std::cin >> bottom[i];
        piles[i].resize(bottom[i]);
        for (int& card : piles[i]) std::cin >> card;
        cards += bottom[i];
    }
    int sums[2] = {};
    for (int move = 0; move < cards; ++move) {
        int chosen = -1, greatest = -1;
        for (int i = 0; i < n; ++i) {
            const int height = bottom[i] - top[i];
            if (height == 0) continue;
            const int worth = height % 2 ? piles[i][top[i] + height / 2] : 0;
            if (worth > greatest) {
                greatest = worth;
                chosen = i;
            }
        }
        const int card = move % 2 ? --bottom[chosen] : top[chosen]++;
        sums[move % 2] += piles[chosen][card];
    }
    std::cout << sums[0] << ' ' << sums[1] << '\n';
}
