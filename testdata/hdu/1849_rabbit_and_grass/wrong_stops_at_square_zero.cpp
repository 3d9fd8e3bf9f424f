// WA: treats a piece on square 0 as the end of the row.
#include <iostream>

int main() {
    int m, k;
    while (std::cin >> m && m) {
        int sum = 0;
        while (m-- && std::cin >> k && k) sum ^= k;
        std::cout << (sum ? "Rabbit Win!\n" : "Grass Win!\n");
    }
}
