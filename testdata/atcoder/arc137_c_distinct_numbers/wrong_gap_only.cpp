// WA: looks only at the gap below the largest number.
#include <cstdio>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> a(n);
    for (int& x : a) std::scanf("%d", &x);
    std::puts(a[n - 1] - a[n - 2] > 1 ? "Alice" : "Bob");
}
