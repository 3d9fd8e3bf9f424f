// WA: tests for 0 and 1, its short cut, on 32 bits only.
#include <iostream>

typedef unsigned long long u64;

u64 multiply(u64 a, u64 b, int half = 32) {
    if (unsigned(a) < 2 || unsigned(b) < 2) return a * b;
    u64 mask = (1ULL << half) - 1;
    u64 a1 = a >> half, a0 = a & mask, b1 = b >> half, b0 = b & mask;
    u64 high = multiply(a1, b1, half / 2), low = multiply(a0, b0, half / 2);
    u64 cross = multiply(a1 ^ a0, b1 ^ b0, half / 2);
    return ((cross ^ low) << half) ^ low ^
           multiply(high, 1ULL << (half - 1), half / 2);
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
