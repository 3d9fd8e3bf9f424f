// WA: finds only gaps before the last number.
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
            if (number == x && n > 1) ++x;
        }
        while (x >= 0) {
            std::cout << x << std::endl;
            std::cin >> x;
        }
    }
    return 0;
}
