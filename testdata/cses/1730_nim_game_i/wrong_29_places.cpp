// WA: uses 29 binary places, but 10^9 needs 30.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int t, n, x;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        int sum = 0;
        while (n--) std::cin >> x, sum ^= x;
        bool won = false;
        for (int i = 0; i < 29; i++)
            if (sum >> i & 1) won = true;
        std::cout << (won ? "first\n" : "second\n");
    }
}
