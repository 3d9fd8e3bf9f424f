// WA: a single odd number above 1 wins.
#include <cstdio>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> a(n);
    for (int& x : a) std::scanf("%d", &x);
    int odd = 0, at = 0;
    for (int i = 0; i < n; i++)
        if (a[i] % 2) odd++, at = i;
    std::puts((n - odd) % 2 || (odd == 1 && a[at] > 1) ? "First" : "Second");
}
