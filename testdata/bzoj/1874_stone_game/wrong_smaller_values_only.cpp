// WA: tries only moves to smaller values, but a move to a larger one can win.
#include <algorithm>
#include <iostream>

int piles[10], numbers[10], value[1001];

int main() {
    int n, m;
    std::cin >> n;
    for (int i = 0; i < n; ++i) std::cin >> piles[i];
    std::cin >> m;
    for (int j = 0; j < m; ++j) std::cin >> numbers[j];
    for (int pile = 0; pile <= 1000; ++pile) {
        bool seen[11] = {false};
        for (int j = 0; j < m; ++j)
            if (numbers[j] <= pile) seen[value[pile - numbers[j]]] = true;
        value[pile] = int(std::find(seen, seen + 11, false) - seen);
    }
    int sum = 0;
    for (int i = 0; i < n; ++i) sum ^= value[piles[i]];
    if (sum == 0) {
        std::cout << "NO\n";
        return 0;
    }
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < m && (value[piles[i]] ^ sum) < value[piles[i]]; ++j)
            if (numbers[j] <= piles[i] &&
                value[piles[i] - numbers[j]] == (value[piles[i]] ^ sum)) {
                std::cout << "YES\n" << i + 1 << ' ' << numbers[j] << '\n';
                return 0;
            }
}
