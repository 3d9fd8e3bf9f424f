// TLE: computes the product of each pair of powers of two, up to 4096 a line.
#include <iostream>

typedef unsigned long long u64;

u64 of_powers(int i, int j) {
    int common = i & j;
    if (!common) return 1ULL << (i | j);
    int place = common & -common;
    u64 sum = of_powers(i, j ^ place), rest = of_powers(i ^ place, j ^ place);
    for (int k = 0; k < 64; ++k)
        if (rest >> k & 1) sum ^= of_powers(k, place - 1);
    return sum;
}

int main() {
    std::ios::sync_with_stdio(false);
    int t;
    std::cin >> t;
    while (t--) {
        u64 a, b, product = 0;
        std::cin >> a >> b;
        for (int i = 0; i < 64; ++i)
            for (int j = 0; j < 64; ++j)
                if ((a >> i & 1) && (b >> j & 1)) product ^= of_powers(i, j);
        std::cout << product << '\n';
    }
}
