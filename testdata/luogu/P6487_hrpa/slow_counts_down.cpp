// TLE: looks for the greatest Fibonacci number below n one by one.
#include <iostream>
#include <set>

int main() {
    std::set<long long> fib;
    long long n;
    std::cin >> n;
    for (long long a = 1, b = 2; a <= n; b += a, a = b - a) fib.insert(a);
    while (true) {
        long long part = n;
        while (!fib.count(part)) --part;
        if (part == n) break;
        n -= part;
    }
    std::cout << n << '\n';
}
