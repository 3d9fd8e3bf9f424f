// WA: ends after it has added 0, because Bob cannot move. More games follow.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int games, n, number;
    for (std::cin >> games; games > 0; --games) {
        std::cin >> n;
        int x = 0;  // the mex of the numbers, which rise
        for (; n > 0; --n) {
            std::cin >> number;
            if (number == x) ++x;
        }
        while (x >= 0) {
            std::cout << x << std::endl;
            if (x == 0) return 0;
            std::cin >> x;
        }
    }
    return 0;
}
