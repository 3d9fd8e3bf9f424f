// TLE: walks over the pairs (A(k), A(k) + k) for each game.
#include <algorithm>
#include <iostream>

typedef unsigned __int128 wide;

long long lower_pile(long long k) {
    const wide square = 5 * wide(k) * k;
    wide root = 0;
    for (wide bit = wide(1) << 62; bit; bit >>= 1)
        if ((root + bit) * (root + bit) <= square) root += bit;
    return (long long)((k + root) / 2);
}

int main() {
    int t;
    long long a, b;
    std::cin >> t;
    while (t--) {
        std::cin >> a >> b;
        if (a > b) std::swap(a, b);
        long long k = 0;
        while (lower_pile(k) < a) ++k;
        std::cout << (lower_pile(k) == a && a + k == b ? "B" : "A") << '\n';
    }
}
