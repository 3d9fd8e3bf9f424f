// WA: asks for the greatest part, not the least one.
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
        std::cout << (n < fib[j] ? n : fib[j]) - 1 << "\n";
    }
}
