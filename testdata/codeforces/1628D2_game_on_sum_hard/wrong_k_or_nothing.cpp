// WA: lets Alice name k or 0 always, and Bob adds only m times.
#include <cstdio>

int main() {
    const long long P = 1000000007;
    long long t, n, m, k;
    std::scanf("%lld", &t);
    while (t--) {
        std::scanf("%lld%lld%lld", &n, &m, &k);
        std::printf("%lld\n", 2 * m < n ? 0 : (2 * m - n) * k % P);
    }
}
