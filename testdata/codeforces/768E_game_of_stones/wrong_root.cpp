// WA: uses the root of 2s, rounded down, which is sometimes too large.
#include <cmath>
#include <cstdio>

int value(int s) { return int(std::sqrt(2.0 * s)); }

int main() {
    int n, s, sum = 0;
    std::scanf("%d", &n);
    while (n--) {
        std::scanf("%d", &s);
        sum ^= value(s);
    }
    std::puts(sum == 0 ? "YES" : "NO");
}
