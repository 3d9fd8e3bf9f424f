// WA: answers normal play: the player who eats the last candy wins.
#include <iostream>

int main() {
    int t, n, a;
    std::cin >> t;
    while (t--) {
        int sum = 0;
        std::cin >> n;
        while (n--) std::cin >> a, sum ^= a;
        std::cout << (sum ? "John" : "Brother") << '\n';
    }
}
