// WA: lets the player who finds a 0 win.
#include <cstdio>
#include <utility>

bool wins(long long a, long long b) {
    if (a == 0) return true;
    return !wins(b % a, a) || b / a % (a + 1) % 2 == 0;
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
