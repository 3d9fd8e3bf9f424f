// WA: leaves splits out, as if they changed nothing.
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
            sum ^= x;
        }
        std::puts(sum ? "Alice" : "Bob");
    }
}
