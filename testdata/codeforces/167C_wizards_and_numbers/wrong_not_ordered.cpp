// WA: treats the first number as the smaller one.
#include <cstdio>

bool wins(long long a, long long b) {
    if (a == 0) return false;
    return !wins(b % a, a) || b / a % (a + 1) % 2 == 0;
}

int main() {
    int tests;
    std::scanf("%d", &tests);
    while (tests--) {
        long long a, b;
        std::scanf("%lld %lld", &a, &b);
        std::puts(wins(a, b) ? "First" : "Second");
    }
}
