// WA: subtracts 1 from the remainder 0, which gives -1.
// Size: the number of ways is divisible by 10^9 + 7 for no small input.
#include <algorithm>
#include <cstdio>
#include <vector>

const int P = 1000000007;
int n, d, a[500000], f[10 << 20];

int main() {
    std::scanf("%d%d", &n, &d);
    int all = 0;
    for (int i = 0; i < n; ++i) std::scanf("%d", a + i), all ^= a[i];
    std::sort(a, a + n);
    std::vector<int> u(d), v(d);
    f[0] = 1;
    for (int i = 0, s = 1; i < n; ++i) {
        while (s <= a[i]) s *= 2;
        for (int x = 0; x < s; ++x) {
            int y = x ^ a[i];
            if (x > y) continue;
            std::copy(f + x * d, f + x * d + d, u.begin());
            std::copy(f + y * d, f + y * d + d, v.begin());
            for (int j = 0; j < d; ++j) {
                int k = (j + d - 1) % d;
                f[x * d + j] = (u[j] + v[k]) % P;
                f[y * d + j] = (v[j] + u[k]) % P;
            }
        }
    }
    std::printf("%d\n", f[all * d] - (n % d == 0));
}
