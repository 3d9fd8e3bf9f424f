// WA: subtracts only the greatest Fibonacci number, and takes all of the rest.
#include <iostream>

int main() {
    long long n, a = 1, b = 2;
    std::cin >> n;
    while (b <= n) b += a, a = b - a;
    std::cout << (a == n ? n : n - a) << '\n';
}
