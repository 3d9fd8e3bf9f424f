// WA: numbers the squares from 1, so that a piece on square 0 still counts.
#include <iostream>

int main() {
    int m, k;
    while (std::cin >> m && m) {
        int sum = 0;
        while (m--) std::cin >> k, sum ^= k + 1;
        std::cout << (sum ? "Rabbit Win!\n" : "Grass Win!\n");
    }
}
