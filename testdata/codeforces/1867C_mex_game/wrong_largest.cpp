// WA: adds a number above all others first: then Bob may remove any number.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int games, n, number;
    for (std::cin >> games; games > 0; --games) {
        std::cin >> n;
        int x = 0;
        for (; n > 0; --n) std::cin >> number;
        x = number + 1 < 1000000000 ? number + 1 : 0;
        while (x >= 0) {
            std::cout << x << std::endl;
            std::cin >> x;
        }
    }
    return 0;
}
