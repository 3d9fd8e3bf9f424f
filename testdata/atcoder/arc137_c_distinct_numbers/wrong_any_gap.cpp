// WA: a gap anywhere in the row wins.
#include <cstdio>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> a(n);
    for (int& x : a) std::scanf("%d", &x);
    bool gap = false;
    for (int i = 1; i < n; i++)
        if (a[i] - a[i - 1] > 1) gap = true;
    std::puts(gap || (a[n - 1] - n + 1) % 2 ? "Alice" : "Bob");
}
