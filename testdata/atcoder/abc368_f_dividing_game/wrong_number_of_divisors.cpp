// WA: treats the number of smaller divisors as the value.
#include <iostream>

int value(int n) {
    int divisors = 0;
    for (int d = 1; d <= n / 2; ++d)
        if (n % d == 0) ++divisors;
    return divisors;
}

int main() {
    int count, n, sum = 0;
    std::cin >> count;
    while (count-- > 0 && std::cin >> n) sum ^= value(n);
    std::cout << (sum != 0 ? "Anna" : "Bruno") << '\n';
}
