// WA: adds the second missing number first, because this is the result.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int games, n, number;
    for (std::cin >> games; games > 0; --games) {
        std::cin >> n;
        int x = 0;
        bool is_second = false;
        for (; n > 0; --n) {
            std::cin >> number;
            if (number > x && !is_second) {
                ++x;
                is_second = true;
            }
            if (number == x) ++x;
        }
        if (!is_second) ++x;
        while (x >= 0) {
            std::cout << x << std::endl;
            std::cin >> x;
        }
    }
    return 0;
}
