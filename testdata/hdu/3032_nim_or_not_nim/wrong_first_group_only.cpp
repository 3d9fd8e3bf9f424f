// WA: swaps the values of 3 and 4 only.
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
            if (x == 3)
                sum ^= x + 1;
            else if (x == 4)
                sum ^= x - 1;
            else
                sum ^= x;
        }
        std::puts(sum ? "Alice" : "Bob");
    }
}
