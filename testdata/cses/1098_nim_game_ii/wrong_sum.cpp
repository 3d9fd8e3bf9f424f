// WA: adds the remainders, where they should be joined by xor.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int t, n, x;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        long long sum = 0;
        while (n--) std::cin >> x, sum += x % 4;
        std::cout << (sum % 4 ? "first\n" : "second\n");
    }
}
