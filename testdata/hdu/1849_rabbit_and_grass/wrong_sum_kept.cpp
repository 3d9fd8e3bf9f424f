// WA: the nim-sum of one game is carried into the next.
#include <iostream>

int main() {
    int m, k, sum = 0;
    while (std::cin >> m && m) {
        while (m--) std::cin >> k, sum ^= k;
        std::cout << (sum ? "Rabbit Win!\n" : "Grass Win!\n");
    }
}
