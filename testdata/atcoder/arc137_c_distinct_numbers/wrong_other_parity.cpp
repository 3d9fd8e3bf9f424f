// WA: counts the largest number as a free place.
#include <cstdio>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> a(n);
    for (int& x : a) std::scanf("%d", &x);
    std::puts(a[n - 1] - a[n - 2] > 1 || (a[n - 1] - n + 2) % 2 ? "Alice"
                                                                : "Bob");
}
