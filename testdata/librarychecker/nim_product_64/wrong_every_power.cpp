// WA: treats every power of two as a Fermat 2-power.
#include <iostream>

typedef unsigned long long u64;

u64 multiply(u64 a, u64 b) {
    u64 sum = 0;
    for (int i = 0; i < 64; ++i)
        for (int j = 0; j < 64; ++j)
            if ((a >> i & 1) && (b >> j & 1) && i + j < 64)
                sum ^= i != j || i == 0 ? 1ULL << (i + j) : 3ULL << (2 * i - 1);
    return sum;
}

int main() {
    std::ios::sync_with_stdio(false);
    int t;
    std::cin >> t;
    while (t--) {
        u64 a, b;
        std::cin >> a >> b;
        std::cout << multiply(a, b) << '\n';
    }
}
