// Textbook: every heap that the xor of all makes smaller; iostream.
#include <iostream>

int heaps[200000];

int main() {
    int m;
    while (std::cin >> m && m) {
        int sum = 0;
        for (int i = 0; i < m; ++i) {
            std::cin >> heaps[i];
            sum ^= heaps[i];
        }
        if (sum == 0) {
            std::cout << "No" << std::endl;
            continue;
        }
        std::cout << "Yes" << std::endl;
        for (int i = 0; i < m; ++i)
            if ((heaps[i] ^ sum) < heaps[i])
                std::cout << heaps[i] << " " << (heaps[i] ^ sum) << std::endl;
    }
}
