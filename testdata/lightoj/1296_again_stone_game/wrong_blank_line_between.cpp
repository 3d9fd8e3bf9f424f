// PE: writes an empty line after each case.
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
            sum ^= grundy(x);
        }
        std::cout << "Case " << t << ": " << (sum ? "Alice" : "Bob") << "\n\n";
    }
}
