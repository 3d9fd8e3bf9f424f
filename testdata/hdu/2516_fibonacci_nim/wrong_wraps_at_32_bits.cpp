// WA: a table of 60 terms in 32 bits, the last of which have wrapped round.
#include <iostream>

int main() {
    unsigned fib[60] = {1, 2};
    for (int i = 2; i < 60; ++i) fib[i] = fib[i - 1] + fib[i - 2];
    for (unsigned n; std::cin >> n && n;) {
        bool found = false;
        for (int i = 0; i < 60; ++i) found = found || fib[i] == n;
        std::cout << (found ? "Second win\n" : "First win\n");
    }
}
