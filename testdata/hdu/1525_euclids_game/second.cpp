// The golden ratio phi: Stan wins iff the numbers are equal or the larger one
// is more than phi times the smaller one. As phi^2 = phi + 1, that is
// a^2 > b (a + b), which is exact in 64 bits.
#include <cstdint>
#include <cstdio>
#include <utility>

int main() {
    int first, second;
    while (std::scanf("%d %d", &first, &second) == 2 && first > 0) {
        std::int64_t a = first, b = second;
        if (a < b) std::swap(a, b);
        const bool stan_wins = a == b || a * a > b * (a + b);
        std::puts(stan_wins ? "Stan wins" : "Ollie wins");
    }
}
