// WA: October wins only if he can take the whole pile at once.
#include <iostream>

bool is_prime_power(int n) {
    int p = 2;
    while (p * p <= n && n % p != 0) ++p;
    if (n % p != 0) return true;
    while (n % p == 0) n /= p;
    return n == 1;
}

int main() {
    int tests, n;
    std::cin >> tests;
    while (tests-- > 0 && std::cin >> n)
        std::cout << (is_prime_power(n) ? "October wins!" : "Roy wins!")
                  << '\n';
}
