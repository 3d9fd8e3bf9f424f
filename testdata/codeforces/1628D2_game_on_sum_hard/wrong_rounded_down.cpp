// WA: computes the score in doubles, and prints the integer below it.
#include <cmath>
#include <cstdio>

int main() {
    int t, n, m, k;
    std::scanf("%d", &t);
    while (t--) {
        std::scanf("%d%d%d", &n, &m, &k);
        double s = m == n ? n : 0, p = std::pow(0.5, n - m);
        for (int a = 0; a < m && m < n; a++) {
            s += p * (m - a);
            p *= (n - m + a) / 2.0 / (a + 1);
        }
        std::printf("%lld\n", (long long)(s * k) % 1000000007);
    }
}
