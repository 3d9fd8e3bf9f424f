// WA: takes `sum` cards from any heap that has them.
#include <iostream>

int main() {
    int m, heaps[100];
    while (std::cin >> m && m) {
        int sum = 0, ways = 0;
        for (int i = 0; i < m; ++i) std::cin >> heaps[i], sum ^= heaps[i];
        for (int i = 0; i < m; ++i)
            if (sum && sum <= heaps[i]) ++ways;
        std::cout << ways << '\n';
    }
}
