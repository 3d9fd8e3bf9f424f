// Textbook: the xor of the squares, through iostream.
#include <iostream>

int main() {
    int m, k;
    while (std::cin >> m && m) {
        int sum = 0;
        while (m--) {
            std::cin >> k;
            sum ^= k;
        }
        if (sum)
            std::cout << "Rabbit Win!" << std::endl;
        else
            std::cout << "Grass Win!" << std::endl;
    }
}
