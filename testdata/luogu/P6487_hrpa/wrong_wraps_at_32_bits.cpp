// WA: a table in 32 bits, whose last terms have wrapped round.
// Size: shown by more than 2971215073 stones.
#include <iostream>

int main() {
    unsigned fib[73] = {1, 2};
    for (int i = 2; i < 73; ++i) fib[i] = fib[i - 1] + fib[i - 2];
    long long n;
    std::cin >> n;
    for (int i = 72; i >= 0; --i) {
        if (fib[i] > n) continue;
        if (fib[i] == n) break;
        n -= fib[i];
    }
    std::cout << n << '\n';
}
