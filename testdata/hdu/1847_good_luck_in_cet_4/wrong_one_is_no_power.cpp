// WA: begins the powers of two with 2, although 1 is 2^0.
#include <iostream>

int main() {
    bool won[1001] = {};
    for (int n = 1; n <= 1000; ++n)
        for (int s = 2; s <= n; s *= 2)
            if (!won[n - s]) won[n] = true;
    int n;
    while (std::cin >> n) std::cout << (won[n] ? "Kiki" : "Cici") << '\n';
}
