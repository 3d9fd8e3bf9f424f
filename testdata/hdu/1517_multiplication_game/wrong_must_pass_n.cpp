// WA: requires a product above n, but n itself is enough.
#include <iostream>

int main() {
    long long n;
    while (std::cin >> n) {
        long long p = 1;
        while (18 * p <= n) p *= 18;
        std::cout << (n < 9 * p ? "Stan wins." : "Ollie wins.") << '\n';
    }
}
