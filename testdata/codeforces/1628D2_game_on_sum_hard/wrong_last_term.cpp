// WA: leaves out the last term of the sum.
#include <cstdio>
#include <vector>

const long long P = 1000000007;
const int N = 1000001;

long long fact[N], inv[N], half[N];

int main() {
    fact[0] = fact[1] = inv[0] = inv[1] = half[0] = 1;
    half[1] = (P + 1) / 2;
    for (int i = 2; i < N; i++) {
        fact[i] = fact[i - 1] * i % P;
        inv[i] = (P - P / i) * inv[P % i] % P;
        half[i] = half[i - 1] * half[1] % P;
    }
    for (int i = 2; i < N; i++) inv[i] = inv[i] * inv[i - 1] % P;
    int t, n, m, k;
    std::scanf("%d", &t);
    while (t--) {
        std::scanf("%d%d%d", &n, &m, &k);
        long long s = 0;
        for (int i = 1; i < m && m < n; i++) {
            long long c = fact[n - i - 1] * inv[m - i] % P * inv[n - m - 1] % P;
            s = (s + c * half[n - i] % P * i) % P;
        }
        if (m == n) s = n;
        std::printf("%lld\n", s * k % P);
    }
}
