// WA: reads n into an int, which does not hold 2^31.
#include <iostream>

int main() {
    int n;
    while (std::cin >> n) {
        long long p = 1;
        while (18 * p < n) p *= 18;
        std::cout << (n <= 9 * p ? "Stan wins." : "Ollie wins.") << '\n';
    }
}
