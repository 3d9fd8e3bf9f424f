// WA: looks at the gap above the least number.
#include <cstdio>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> a(n);
    for (int& x : a) std::scanf("%d", &x);
    std::puts(a[1] - a[0] > 1 || (a[n - 1] - n + 1) % 2 ? "Alice" : "Bob");
}
