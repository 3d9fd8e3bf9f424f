// MLE: the Grundy values of all rows up to n coins.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int t, n, k;
    std::cin >> t;
    for (int i = 1; i <= t; ++i) {
        std::cin >> n >> k;
        std::vector<int> value(n);
        for (int row = 1; row < n; ++row) {
            std::vector<bool> seen(4 * row + 4);
            for (int taken = 1; taken <= std::min(k, row); ++taken)
                for (int left = 0; left <= row - taken; ++left)
                    seen[value[left] ^ value[row - taken - left]] = true;
            while (seen[value[row]]) ++value[row];
        }
        bool first = false;
        for (int taken = 1; taken <= std::min(k, n); ++taken)
            if (!value[n - taken]) first = true;
        std::cout << "Case " << i << ": " << (first ? "first\n" : "second\n");
    }
}
