// WA: gives 4k + 3 the value 4k + 4, but not the reverse.
#include <cstdio>

int main() {
    int t, n;
    long long x;
    std::scanf("%d", &t);
    while (t--) {
        long long sum = 0;
        std::scanf("%d", &n);
        while (n--) {
            std::scanf("%lld", &x);
            if (x % 4 == 3)
                sum ^= x + 1;
            else
                sum ^= x;
        }
        std::puts(sum ? "Alice" : "Bob");
    }
}
