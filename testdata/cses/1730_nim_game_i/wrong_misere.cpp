// WA: the player who takes the last stick loses.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int t, n, x;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        int sum = 0;
        bool large = false;
        while (n--) {
            std::cin >> x;
            sum ^= x;
            if (x > 1) large = true;
        }
        std::cout << ((sum != 0) == large ? "first\n" : "second\n");
    }
}
