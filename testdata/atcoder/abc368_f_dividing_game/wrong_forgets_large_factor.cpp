// WA: forgets the prime factor that is left above the root.
#include <iostream>

int value(int n) {
    int factors = 0;
    for (int p = 2; p * p <= n; ++p)
        while (n % p == 0) {
            n /= p;
            ++factors;
        }
    return factors;
}

int main() {
    int count, n, sum = 0;
    std::cin >> count;
    while (count-- > 0 && std::cin >> n) sum ^= value(n);
    std::cout << (sum != 0 ? "Anna" : "Bruno") << '\n';
}
