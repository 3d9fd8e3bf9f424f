// WA: does not divide by the length of the table.
#include <cstdio>
#include <vector>

const long long MOD = 1000000007;
bool composite[70000];
long long a[1 << 17];

long long power(long long b, long long e) {
    long long r = 1;
    for (; e > 0; e >>= 1, b = b * b % MOD)
        if (e & 1) r = r * b % MOD;
    return r;
}

int main() {
    for (int i = 2; i < 70000; i++)
        for (int j = 2 * i; j < 70000 && !composite[i]; j += i)
            composite[j] = true;
    int n, m;
    while (std::scanf("%d %d", &n, &m) == 2) {
        int len = 1;
        while (len <= m) len *= 2;
        for (int i = 0; i < len; i++) a[i] = i >= 2 && i <= m && !composite[i];
        for (int h = 1; h < len; h *= 2)
            for (int i = 0; i < len; i++)
                if (!(i & h)) {
                    long long x = a[i], y = a[i | h];
                    a[i] = (x + y) % MOD;
                    a[i | h] = (x - y + MOD) % MOD;
                }
        long long s = 0;
        for (int i = 0; i < len; i++) s += power(a[i], n);
        std::printf("%lld\n", s % MOD);
    }
}
