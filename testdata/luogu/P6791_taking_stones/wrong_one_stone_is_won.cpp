// WA: counts a pile of 1 as won, but its only stone loses.
#include <iostream>

int main() {
    long long fib[90] = {1, 2};
    for (int i = 2; i < 88; ++i) fib[i] = fib[i - 1] + fib[i - 2];
    int t;
    long long k, n;
    std::cin >> t;
    while (t--) {
        std::cin >> k >> n;
        int j = 0;
        while (fib[j] <= k) ++j;
        const long long all = n;
        long long lost = 0;
        for (int i = 87; n > 0; --i) {
            if (fib[i] > n) continue;
            n -= fib[i];
            lost += i > j ? fib[i - j] : 1;
            if (i < j) break;
        }
        std::cout << all - lost + (k >= all) << "\n";
    }
}
