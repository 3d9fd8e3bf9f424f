// WA: counts each prime factor once.
#include <iostream>

int value(int n) {
    int factors = 0;
    for (int p = 2; p <= n; ++p) {
        if (n % p == 0) ++factors;
        while (n % p == 0) n /= p;
    }
    return factors;
}

int main() {
    int count, n, sum = 0;
    std::cin >> count;
    while (count-- > 0 && std::cin >> n) sum ^= value(n);
    std::cout << (sum != 0 ? "Anna" : "Bruno") << '\n';
}
