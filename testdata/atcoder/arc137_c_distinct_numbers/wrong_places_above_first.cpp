// WA: counts no free places below the least number.
#include <cstdio>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> a(n);
    for (int& x : a) std::scanf("%d", &x);
    std::puts(a[n - 1] - a[n - 2] > 1 || (a[n - 1] - a[0] - n + 1) % 2 ? "Alice"
                                                                       : "Bob");
}
