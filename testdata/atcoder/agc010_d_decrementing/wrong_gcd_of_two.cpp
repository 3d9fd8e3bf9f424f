// WA: divides by the greatest common divisor of the first and the last number.
#include <cstdio>
#include <numeric>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> a(n);
    for (int& x : a) std::scanf("%d", &x);
    for (bool first = true;; first = !first) {
        int odd = 0, at = 0;
        for (int i = 0; i < n; i++)
            if (a[i] % 2) odd++, at = i;
        if ((n - odd) % 2) return std::puts(first ? "First" : "Second"), 0;
        if (odd != 1 || a[at] == 1)
            return std::puts(first ? "Second" : "First"), 0;
        a[at]--;
        int g = 0;
        g = std::gcd(a[0], a[n - 1]);
        for (int& x : a) x /= g;
    }
}
