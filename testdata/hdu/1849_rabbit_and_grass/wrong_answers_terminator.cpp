// WA: the 0 at the end of the input gets an answer, too.
#include <iostream>

int main() {
    int m, k;
    while (std::cin >> m) {
        int sum = 0;
        while (m-- > 0) std::cin >> k, sum ^= k;
        std::cout << (sum ? "Rabbit Win!\n" : "Grass Win!\n");
    }
}
