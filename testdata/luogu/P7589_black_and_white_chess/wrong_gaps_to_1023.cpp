// WA: counts ten binary columns, but a gap can be up to 1999.
#include <cstdlib>
#include <iostream>

int main() {
    int t, n, k, d, y, b, w;
    std::cin >> t;
    while (t--) {
        int ones[10] = {};
        std::cin >> n >> k >> d;
        while (n--) {
            std::cin >> y >> b >> w;
            for (int i = 0; i < 10; ++i)
                ones[i] += (std::abs(b - w) - 1) >> i & 1;
        }
        bool wins = false;
        for (int i = 0; i < 10; ++i)
            if (ones[i] % 2) wins = true;
        std::cout << (wins ? "Yes\n" : "No\n");
    }
}
