// WA: gives the pile 1 the value 1, as if it could be taken.
#include <iostream>

int grundy(int x) {
    if (x == 1) return 1;
    return x % 2 ? grundy(x / 2) : x / 2;
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
        std::cout << "Case " << t << ": " << (sum ? "Alice" : "Bob") << "\n";
    }
}
