// WA: treats the first pile as the smaller one.
#include <iostream>

typedef unsigned __int128 wide;

int main() {
    int t;
    long long a, b;
    std::cin >> t;
    while (t--) {
        std::cin >> a >> b;
        const wide k = wide(b - a), square = 5 * k * k;
        wide root = 0;
        for (wide bit = wide(1) << 62; bit; bit >>= 1)
            if ((root + bit) * (root + bit) <= square) root += bit;
        std::cout << (wide(a) == (k + root) / 2 ? "B" : "A") << '\n';
    }
}
