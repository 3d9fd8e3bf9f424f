// WA: takes the remainder by 3, where it should be 3 + 1.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int t, n, x;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        int sum = 0;
        while (n--) std::cin >> x, sum ^= x % 3;
        std::cout << (sum ? "first\n" : "second\n");
    }
}
