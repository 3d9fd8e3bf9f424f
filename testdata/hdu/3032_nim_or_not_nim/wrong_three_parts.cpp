// WA: takes the values that splits into three heaps have.
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
            if (x % 8 == 7)
                sum ^= x + 1;
            else if (x % 8 == 0)
                sum ^= x - 1;
            else
                sum ^= x;
        }
        std::puts(sum ? "Alice" : "Bob");
    }
}
