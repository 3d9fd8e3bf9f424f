// TLE: looks at every pile from 1 to N.
#include <iostream>

int main() {
    int t;
    long long k, n;
    std::cin >> t;
    while (t--) {
        std::cin >> k >> n;
        long long won = 0;
        for (long long pile = 1; pile <= n; ++pile) {
            long long x = pile - 1, a = 1, b = 2;
            while (x > 0) {
                a = 1, b = 2;
                while (b <= x) b += a, a = b - a;
                if (x == a) break;
                x -= a;
            }
            won += x > 0 && x <= k;
        }
        std::cout << won << "\n";
    }
}
