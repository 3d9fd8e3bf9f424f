// WA: (h ^ sum) <= h holds for every heap when sum is 0.
#include <iostream>

int main() {
    int m, heaps[100];
    while (std::cin >> m && m) {
        int sum = 0, ways = 0;
        for (int i = 0; i < m; ++i) std::cin >> heaps[i], sum ^= heaps[i];
        for (int i = 0; i < m; ++i)
            if ((heaps[i] ^ sum) <= heaps[i]) ++ways;
        std::cout << ways << '\n';
    }
}
