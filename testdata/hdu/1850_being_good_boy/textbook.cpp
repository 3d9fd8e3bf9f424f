// Textbook: counts the heaps that the xor of all makes smaller; iostream.
#include <iostream>

int heaps[100];

int main() {
    int m;
    while (std::cin >> m && m) {
        int sum = 0, ways = 0;
        for (int i = 0; i < m; ++i) {
            std::cin >> heaps[i];
            sum ^= heaps[i];
        }
        for (int i = 0; i < m; ++i)
            if ((heaps[i] ^ sum) < heaps[i]) ++ways;
        std::cout << ways << std::endl;
    }
}
