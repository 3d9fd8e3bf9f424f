// WA: takes k = floor(log n / log 18), one too many where n is a power of 18.
#include <cmath>
#include <iostream>

int main() {
    double n;
    while (std::cin >> n) {
        int k = int(std::log(n) / std::log(18.0));
        std::cout << (n <= 9 * std::pow(18.0, k) ? "Stan wins." : "Ollie wins.")
                  << '\n';
    }
}
