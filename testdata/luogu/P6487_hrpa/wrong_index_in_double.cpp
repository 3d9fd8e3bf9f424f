// WA: finds the greatest Fibonacci number by a logarithm, which is not exact.
// Size: shown by more than 10^14 stones.
#include <cmath>
#include <iostream>

int main() {
    long long fib[80] = {1, 1};
    for (int i = 2; i < 80; ++i) fib[i] = fib[i - 1] + fib[i - 2];
    const double root = std::sqrt(5.0), phi = (1 + root) / 2;
    long long n, part = 0;
    std::cin >> n;
    for (; n > 0; n -= part)
        part = fib[int(std::log((n + 0.5) * root) / std::log(phi)) - 1];
    std::cout << part << '\n';
}
