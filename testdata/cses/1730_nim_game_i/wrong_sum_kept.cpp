// WA: the nim-sum of one test is carried into the next.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int t, n, x, sum = 0;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        while (n--) std::cin >> x, sum ^= x;
        std::cout << (sum ? "first\n" : "second\n");
    }
}
