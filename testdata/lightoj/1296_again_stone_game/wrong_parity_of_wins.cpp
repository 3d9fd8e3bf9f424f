// WA: counts the piles that are won alone, as if a pile were only won or lost.
#include <iostream>

int grundy(int x) {
    while (x % 2) x /= 2;
    return x / 2;
}

int main() {
    int tests, n, x;
    std::cin >> tests;
    for (int t = 1; t <= tests; ++t) {
        int sum = 0;
        std::cin >> n;
        while (n--) {
            std::cin >> x;
            sum ^= grundy(x) > 0;
        }
        std::cout << "Case " << t << ": " << (sum ? "Alice" : "Bob") << "\n";
    }
}
