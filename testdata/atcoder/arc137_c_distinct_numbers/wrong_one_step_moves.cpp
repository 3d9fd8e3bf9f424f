// WA: lets each number move down by one, so the parity of all distances
// decides.
#include <cstdio>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> a(n);
    for (int& x : a) std::scanf("%d", &x);
    bool odd = false;
    for (int i = 0; i < n; i++)
        if ((a[i] - i) % 2) odd = !odd;
    std::puts(odd ? "Alice" : "Bob");
}
