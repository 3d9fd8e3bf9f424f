// TLE: tries every number of cards that a heap can be left with.
#include <iostream>

int main() {
    int m, heaps[100];
    while (std::cin >> m && m) {
        for (int i = 0; i < m; ++i) std::cin >> heaps[i];
        int ways = 0;
        for (int i = 0; i < m; ++i)
            for (int left = 0; left < heaps[i]; ++left) {
                int sum = left;
                for (int j = 0; j < m; ++j)
                    if (j != i) sum ^= heaps[j];
                if (sum == 0) ++ways;
            }
        std::cout << ways << '\n';
    }
}
