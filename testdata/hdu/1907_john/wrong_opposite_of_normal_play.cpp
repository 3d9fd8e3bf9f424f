// WA: treats the loser of normal play as the winner of misere play.
#include <iostream>

int main() {
    int t, n, a;
    std::cin >> t;
    while (t--) {
        int sum = 0;
        std::cin >> n;
        while (n--) std::cin >> a, sum ^= a;
        std::cout << (sum ? "Brother" : "John") << '\n';
    }
}
