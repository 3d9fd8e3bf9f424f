// WA: assumes that the black piece is on the left.
#include <iostream>

int main() {
    int t, n, k, d, y, b, w;
    std::cin >> t;
    while (t--) {
        int sum = 0;
        std::cin >> n >> k >> d;
        while (n--) std::cin >> y >> b >> w, sum ^= w - b - 1;
        std::cout << (sum ? "Yes\n" : "No\n");
    }
}
