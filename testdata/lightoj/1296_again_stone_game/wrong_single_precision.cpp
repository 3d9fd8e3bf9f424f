// WA: halves in single precision, which has 24 binary digits.
#include <iostream>

int grundy(float x) {
    while (int(x) % 2) x = (x - 1) / 2;
    return int(x / 2);
}

int main() {
    int tests, n;
    std::cin >> tests;
    for (int t = 1; t <= tests; ++t) {
        int sum = 0;
        float x;
        std::cin >> n;
        while (n--) {
            std::cin >> x;
            sum ^= grundy(x);
        }
        std::cout << "Case " << t << ": " << (sum ? "Alice" : "Bob") << "\n";
    }
}
