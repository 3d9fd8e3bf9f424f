// TLE: goes through the dumpers one by one.
#include <cstdio>

long long dumpers(long long x, long long m) {
    long long sum = 0;
    while (m-- > 0) sum ^= x++;
    return sum;
}

int main() {
    int n;
    long long x, m;
    std::scanf("%d", &n);
    long long sum = 0;
    while (n--) {
        std::scanf("%lld%lld", &x, &m);
        sum ^= dumpers(x, m);
    }
    std::puts(sum != 0 ? "tolik" : "bolik");
}
