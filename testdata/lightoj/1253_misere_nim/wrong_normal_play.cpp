// WA: answers normal play: the player who takes the last stone wins.
#include <iostream>

int main() {
    int t, n, a;
    std::cin >> t;
    for (int test = 1; test <= t; ++test) {
        int sum = 0;
        std::cin >> n;
        while (n--) std::cin >> a, sum ^= a;
        std::cout << "Case " << test << (sum ? ": Alice\n" : ": Bob\n");
    }
}
