// WA: counts the moves away as extra moves: with k > 0 Alice seems to win.
#include <cstdlib>
#include <iostream>

int main() {
    int t, n, k, d, y, b, w;
    std::cin >> t;
    while (t--) {
        int sum = 0;
        std::cin >> n >> k >> d;
        while (n--) std::cin >> y >> b >> w, sum ^= std::abs(b - w) - 1;
        std::cout << (sum || k > 0 ? "Yes\n" : "No\n");
    }
}
