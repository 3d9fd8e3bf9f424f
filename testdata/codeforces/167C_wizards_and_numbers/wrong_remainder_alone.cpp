// WA: always moves to the remainder, but a larger quotient gives a choice.
#include <cstdio>
#include <utility>

bool wins(long long a, long long b) { return a != 0 && !wins(b % a, a); }

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
