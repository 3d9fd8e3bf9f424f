// Shows: double is not exact enough: with long double, this case is right
// Problem: luogu/P2252
#include <algorithm>
#include <cmath>
#include <cstdio>

int main() {
    long long a, b;
    std::scanf("%lld %lld", &a, &b);
    if (a > b) std::swap(a, b);
    const double phi = (1 + std::sqrt(5.0)) / 2;
    std::puts(a == (long long)((b - a) * phi) ? "0" : "1");
}
