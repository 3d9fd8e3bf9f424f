// WA: looks only at the parity of all free places, as if a move took one.
#include <cstdlib>
#include <iostream>

int main() {
    int t, n, k, d, y, b, w;
    std::cin >> t;
    while (t--) {
        int sum = 0;
        std::cin >> n >> k >> d;
        while (n--) std::cin >> y >> b >> w, sum += std::abs(b - w) - 1;
        std::cout << (sum % 2 ? "Yes\n" : "No\n");
    }
}
