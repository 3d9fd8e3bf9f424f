// WA: forbids to take the whole pile at once, and prints 0 if Mirko loses then.
#include <iostream>

int main() {
    long long n;
    std::cin >> n;
    const long long all = n;
    while (true) {
        long long a = 1, b = 2;
        while (b <= n) b += a, a = b - a;
        if (a == n) break;
        n -= a;
    }
    std::cout << (n == all ? 0 : n) << '\n';
}
