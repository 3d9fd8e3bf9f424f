// TLE: tries every power, and follows each quotient down one by one.
#include <cstdio>
#include <utility>
#include <vector>

bool wins(long long a, long long b) {
    if (a == 0) return false;
    if (!wins(b % a, a)) return true;
    const long long quotient = b / a;
    std::vector<bool> is_won(1, true);
    for (long long q = 1; q <= quotient; ++q) {
        is_won.push_back(false);
        for (long long power = 1; power <= q; power *= a)
            if (!is_won[q - power]) is_won[q] = true;
    }
    return is_won[quotient];
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
