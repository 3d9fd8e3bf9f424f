// WA: a heap of 2^31 - 1 makes the nim-sum negative in an int.
#include <cstdio>

int main() {
    int t, n;
    long long x;
    std::scanf("%d", &t);
    while (t--) {
        int sum = 0;
        std::scanf("%d", &n);
        while (n--) {
            std::scanf("%lld", &x);
            if (x % 4 == 3)
                sum ^= int(unsigned(x) + 1);
            else if (x % 4 == 0)
                sum ^= int(x) - 1;
            else
                sum ^= int(x);
        }
        std::puts(sum > 0 ? "Alice" : "Bob");
    }
}
