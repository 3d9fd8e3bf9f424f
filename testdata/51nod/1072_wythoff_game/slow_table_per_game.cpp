// TLE: builds the table of P-positions again for each game.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int t, a, b;
    std::cin >> t;
    while (t--) {
        std::cin >> a >> b;
        if (a > b) std::swap(a, b);
        std::vector<bool> used(b + 1);
        bool lost = false;
        for (int lower = 1, k = 1; lower + k <= b; ++k) {
            used[lower] = used[lower + k] = true;
            if (lower == a && lower + k == b) lost = true;
            while (used[lower]) ++lower;
        }
        std::cout << (lost ? "B" : "A") << '\n';
    }
}
