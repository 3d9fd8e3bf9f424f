// WA: does not exchange the players after a forced move.
#include <cstdio>
#include <numeric>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> a(n);
    for (int& x : a) std::scanf("%d", &x);
    for (bool first = true;;) {
        int odd = 0, at = 0;
        for (int i = 0; i < n; i++)
            if (a[i] % 2) odd++, at = i;
        if ((n - odd) % 2) return std::puts(first ? "First" : "Second"), 0;
        if (odd != 1 || a[at] == 1)
            return std::puts(first ? "Second" : "First"), 0;
        a[at]--;
        int g = 0;
        for (int x : a) g = std::gcd(g, x);
        for (int& x : a) x /= g;
    }
}
