// WA: leaves out the first dumper of each quarry.
#include <cstdio>

long long f(long long k) {
    return k % 4 == 0 ? k : k % 4 == 1 ? 1 : k % 4 == 2 ? k + 1 : 0;
}

int main() {
    int n;
    long long x, m;
    std::scanf("%d", &n);
    long long sum = 0;
    while (n--) {
        std::scanf("%lld%lld", &x, &m);
        sum ^= f(x + m - 1) ^ f(x);
    }
    std::puts(sum != 0 ? "tolik" : "bolik");
}
