// WA: adds up the values of the k parts, instead of their xor.
#include <cstdio>

int k;

int value(int a) {
    if (a == 0) return 0;
    if (a > 5 && a % 2 == 1) return 0;
    const int before = value(a - 1);
    const long long parts = a % 2 == 0 ? (long long)k * value(a / 2) : before;
    int mex = 0;
    while (mex == parts || mex == before) ++mex;
    return mex;
}

int main() {
    int n, a, sum = 0;
    std::scanf("%d%d", &n, &k);
    while (n--) {
        std::scanf("%d", &a);
        sum ^= value(a);
    }
    std::puts(sum != 0 ? "Kevin" : "Nicky");
}
