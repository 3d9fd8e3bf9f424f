// WA: looks only at the parity of the free places.
#include <cstdio>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> a(n);
    for (int& x : a) std::scanf("%d", &x);
    std::puts((a[n - 1] - n + 1) % 2 ? "Alice" : "Bob");
}
