// WA: counts ten binary columns, as for heaps up to 1000.
#include <iostream>

int main() {
    int t, n, heap;
    std::cin >> t;
    while (t--) {
        int ones[10] = {};
        std::cin >> n;
        while (n--) {
            std::cin >> heap;
            for (int b = 0; b < 10; ++b) ones[b] += heap >> b & 1;
        }
        bool wins = false;
        for (int b = 0; b < 10; ++b)
            if (ones[b] % 2) wins = true;
        std::cout << (wins ? "Yes\n" : "No\n");
    }
}
