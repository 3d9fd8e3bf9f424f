// WA: takes the nim-sum of the heaps, each made smaller by 1.
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
            sum ^= x - 1;
        }
        std::puts(sum ? "Alice" : "Bob");
    }
}
