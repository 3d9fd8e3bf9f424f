// WA: the distance of two pieces instead of the gap between them.
#include <cstdlib>
#include <iostream>

int main() {
    int t, n, k, d, y, b, w;
    std::cin >> t;
    while (t--) {
        int sum = 0;
        std::cin >> n >> k >> d;
        while (n--) std::cin >> y >> b >> w, sum ^= std::abs(b - w);
        std::cout << (sum ? "Yes\n" : "No\n");
    }
}
