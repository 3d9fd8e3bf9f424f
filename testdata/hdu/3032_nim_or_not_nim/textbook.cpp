// Textbook: the formula, read with scanf.
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
            else if (x % 4 == 0)
                sum ^= x - 1;
            else
                sum ^= x;
        }
        std::puts(sum ? "Alice" : "Bob");
    }
}
