// WA: Alice wins whenever she can move.
#include <cstdio>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> a(n);
    for (int& x : a) std::scanf("%d", &x);
    std::puts(a[n - 1] >= n ? "Alice" : "Bob");
}
