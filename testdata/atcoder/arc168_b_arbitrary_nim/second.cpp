// Tries each k from the greatest pile down, with the values x mod (k + 1). If
// there are too many piles or stones for that, keeps the sizes that occur an
// odd number of times.
#include <algorithm>
#include <iostream>
#include <set>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> piles(n);
    for (int& pile : piles) std::cin >> pile;
    const int greatest = *std::max_element(piles.begin(), piles.end());
    const auto is_won = [&](int k) {
        int nim_sum = 0;
        for (const int pile : piles) nim_sum ^= pile % (k + 1);
        return nim_sum != 0;
    };
    int best = greatest;
    if (is_won(greatest)) {
        best = -1;
    } else if (1.0 * n * greatest < 1e8) {
        do --best;
        while (best > 0 && !is_won(best));
    } else {
        std::set<int> odd;
        for (const int pile : piles)
            if (!odd.erase(pile)) odd.insert(pile);
        best = odd.empty() ? 0 : *odd.rbegin() - 1;
    }
    std::cout << best << '\n';
}
