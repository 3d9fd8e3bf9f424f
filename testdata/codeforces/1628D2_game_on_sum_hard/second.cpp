// Small games: the table of f(n, m). Other games: f(n, m) is k times the mean
// of max(0, m - a), if a fair coin decides whether Bob adds: a is the number of
// additions before he has subtracted n - m times, and from then on he adds
// always. The probability of a + 1 follows from the probability of a.
#include <cstdio>
#include <vector>

constexpr long long MODULUS = 1000000007;
constexpr int SMALL = 300;

long long half(long long x) { return (x % 2 == 0 ? x : x + MODULUS) / 2; }

long long table[SMALL + 1][SMALL + 1];  // f(n, m) for k = 1

int main() {
    for (int n = 1; n <= SMALL; ++n) {
        for (int m = 1; m < n; ++m)
            table[n][m] =
                half((table[n - 1][m - 1] + table[n - 1][m]) % MODULUS);
        table[n][n] = n;
    }
    std::vector<long long> inverse(1000001, 1);
    for (int i = 2; i <= 1000000; ++i)
        inverse[i] = (MODULUS - MODULUS / i) * inverse[MODULUS % i] % MODULUS;
    int tests, n, m, k;
    if (std::scanf("%d", &tests) != 1) return 1;
    while (tests-- > 0 && std::scanf("%d %d %d", &n, &m, &k) == 3) {
        long long mean = 0, probability = 1;
        if (n <= SMALL) {
            mean = table[n][m];
        } else {
            for (int i = 0; i < n - m; ++i) probability = half(probability);
            for (int a = 0; a < m; ++a) {
                mean = (mean + probability * (m - a)) % MODULUS;
                probability = half(probability * (n - m + a) % MODULUS) *
                              inverse[a + 1] % MODULUS;
            }
        }
        std::printf("%lld\n", mean * k % MODULUS);
    }
}
