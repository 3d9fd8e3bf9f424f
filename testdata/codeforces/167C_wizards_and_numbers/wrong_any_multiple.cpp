// WA: subtracts any multiple, as in the game of Euclid.
#include <cstdio>
#include <utility>

bool wins(long long a, long long b) {
    if (a == 0) return false;
    return b / a >= 2 || !wins(b % a, a);
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
