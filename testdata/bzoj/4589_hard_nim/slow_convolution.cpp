// TLE: multiplies the tables of nim-sums number by number, without a transform.
#include <cstdio>
#include <vector>

const long long MOD = 1000000007;
using Table = std::vector<long long>;

Table times(const Table& a, const Table& b) {
    Table c(a.size());
    for (size_t i = 0; i < a.size(); i++)
        if (a[i])
            for (size_t j = 0; j < b.size(); j++)
                c[i ^ j] = (c[i ^ j] + a[i] * b[j]) % MOD;
    return c;
}

int main() {
    int n, m;
    while (std::scanf("%d %d", &n, &m) == 2) {
        size_t len = 1;
        while ((int)len <= m) len *= 2;
        Table base(len), result(len);
        result[0] = 1;
        for (int i = 2; i <= m; i++) {
            bool prime = true;
            for (int j = 2; j * j <= i; j++)
                if (i % j == 0) prime = false;
            base[i] = prime;
        }
        for (int e = n; e > 0; e /= 2) {
            if (e % 2) result = times(result, base);
            if (e > 1) base = times(base, base);
        }
        std::printf("%lld\n", result[0]);
    }
}
