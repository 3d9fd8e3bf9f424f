// PE: prints newlines between the answers, but none after the last.
#include <iostream>

int main() {
    int m, heaps[100];
    const char* before = "";
    while (std::cin >> m && m) {
        int sum = 0, ways = 0;
        for (int i = 0; i < m; ++i) std::cin >> heaps[i], sum ^= heaps[i];
        for (int i = 0; i < m; ++i)
            if ((heaps[i] ^ sum) < heaps[i]) ++ways;
        std::cout << before << ways;
        before = "\n";
    }
}
