// WA: divides in floating point.
// Size: shown by quotients past 2^53.
#include <cstdio>
#include <utility>

bool wins(long long a, long long b) {
    if (a == 0) return false;
    if (!wins(b % a, a)) return true;
    const long long quotient = (long long)(double(b) / double(a));
    return quotient % (a + 1) % 2 == 0;
}

int main() {
    int tests;
    std::scanf("%d", &tests);
    while (tests--) {
        long long a, b;
        std::scanf("%lld %lld", &a, &b);
        if (a > b) std::swap(a, b);
        std::puts(wins(a, b) ? "First" : "Second");
    }
}
