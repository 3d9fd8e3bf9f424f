// WA: stops at the value 9; piles from 55 on have the value 10.
#include <cstdio>

int value(int s) {
    int k = 0;
    while (k < 9 && (k + 1) * (k + 2) / 2 <= s) ++k;
    return k;
}

int main() {
    int n, s, sum = 0;
    std::scanf("%d", &n);
    while (n--) {
        std::scanf("%d", &s);
        sum ^= value(s);
    }
    std::puts(sum == 0 ? "YES" : "NO");
}
