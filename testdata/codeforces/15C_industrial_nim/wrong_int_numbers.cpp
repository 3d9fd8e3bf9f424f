// WA: keeps x + m - 1 in an int.
#include <cstdio>

long long f(int k) {
    return k % 4 == 0 ? k : k % 4 == 1 ? 1 : k % 4 == 2 ? k + 1 : 0;
}

int main() {
    int n;
    long long x, m;
    std::scanf("%d", &n);
    long long sum = 0;
    while (n--) {
        std::scanf("%lld%lld", &x, &m);
        sum ^= f(int(x + m - 1)) ^ f(int(x - 1));
    }
    std::puts(sum != 0 ? "tolik" : "bolik");
}
