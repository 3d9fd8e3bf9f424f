// WA: lets the last mover lose; that differs when no piece is beyond square 1.
#include <iostream>

int main() {
    int m, k;
    while (std::cin >> m && m) {
        int sum = 0;
        bool beyond_one = false;
        while (m--) {
            std::cin >> k;
            sum ^= k;
            if (k > 1) beyond_one = true;
        }
        bool rabbit = beyond_one ? sum != 0 : sum == 0;
        std::cout << (rabbit ? "Rabbit Win!\n" : "Grass Win!\n");
    }
}
