// Without a list of Fibonacci numbers: n is one iff 5 n^2 + 4 or 5 n^2 - 4 is a
// square (Gessel). The root is the integer next to n sqrt 5; its square differs
// from 5 n^2 by less than 2^63, so the difference is exact in 64 bits.
#include <cmath>
#include <cstdint>
#include <cstdio>

int main() {
    for (std::uint64_t n; std::scanf("%ju", &n) == 1 && n > 0;) {
        const auto root = std::uint64_t(std::llround(double(n) * std::sqrt(5)));
        const auto difference = std::int64_t(root * root - 5 * n * n);
        const bool is_lost = difference == 4 || difference == -4;
        std::puts(is_lost ? "Second win" : "First win");
    }
}
