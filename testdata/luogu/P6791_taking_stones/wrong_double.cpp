// WA: keeps the numbers in double, which has 53 bits.
#include <cstdio>

int main() {
    double fib[90] = {1, 2};
    for (int i = 2; i < 88; ++i) fib[i] = fib[i - 1] + fib[i - 2];
    int t;
    double k, n;
    std::scanf("%d", &t);
    while (t-- && std::scanf("%lf %lf", &k, &n) == 2) {
        int j = 0;
        while (fib[j] <= k) ++j;
        const double all = n;
        double lost = 0;
        for (int i = 87; i >= 0 && n > 0; --i) {
            if (fib[i] > n) continue;
            n -= fib[i];
            lost += i > j ? fib[i - j] : 1;
            if (i < j) break;
        }
        std::printf("%.0f\n", all - lost);
    }
}
