// WA: looks only one forced move ahead.
#include <cstdio>
#include <numeric>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> a(n);
    for (int& x : a) std::scanf("%d", &x);
    int odd = 0, at = 0, even = 0;
    for (int i = 0; i < n; i++)
        if (a[i] % 2) odd++, at = i;
    bool first = (n - odd) % 2;
    if (!first && odd == 1 && a[at] > 1) {
        a[at]--;
        int g = 0;
        for (int x : a) g = std::gcd(g, x);
        for (int x : a) even += x / g % 2 == 0;
        first = even % 2 == 0;
    }
    std::puts(first ? "First" : "Second");
}
