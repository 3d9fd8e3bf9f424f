// WA: treats the numbers as separate games, but a move divides all of them.
#include <cstdio>
#include <map>

std::map<int, int> known;

int grundy(int mask) {
    if (mask == 0) return 0;
    if (known.count(mask)) return known[mask];
    bool seen[32] = {};
    for (int k = 1; mask >> k; ++k)
        seen[grundy((mask >> k | (mask & ((1 << k) - 1))) & ~1)] = true;
    int mex = 0;
    while (seen[mex]) ++mex;
    return known[mask] = mex;
}

int main() {
    std::map<int, int> masks;
    int n, a;
    std::scanf("%d", &n);
    while (n--) {
        std::scanf("%d", &a);
        for (int p = 2; p * p <= a; ++p)
            if (a % p == 0) {
                int e = 0;
                while (a % p == 0) a /= p, ++e;
                masks[p] ^= e;
            }
        if (a > 1) masks[a] ^= 1;
    }
    int sum = 0;
    for (auto& prime : masks) sum ^= prime.second;
    std::puts(sum ? "Mojtaba" : "Arpa");
}
