// WA: counts equal apples on even stairs once.
#include <cstdio>
#include <map>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> a(n + 1), p(n + 1), depth(n + 1);
    for (int v = 1; v <= n; ++v) std::scanf("%d", &a[v]);
    std::vector<std::vector<int>> children(n + 1);
    for (int v = 2; v <= n; ++v) {
        std::scanf("%d", &p[v]);
        children[p[v]].push_back(v);
    }
    std::vector<int> order = {1};
    for (int i = 0; i < n; ++i)
        for (int c : children[order[i]]) {
            depth[c] = depth[order[i]] + 1;
            order.push_back(c);
        }
    const int parity = depth[order.back()] % 2;
    int sum = 0;
    std::map<int, int> evens;
    long long odd = 0, even = 0;
    for (int v = 1; v <= n; ++v)
        if (depth[v] % 2 == parity) {
            sum ^= a[v];
            ++odd;
        } else {
            ++evens[a[v]];
            ++even;
        }
    long long swaps = 0;
    if (sum == 0) swaps = odd * (odd - 1) / 2 + even * (even - 1) / 2;
    for (int v = 1; v <= n; ++v)
        if (depth[v] % 2 == parity)
            swaps +=
                evens[a[v]] * (sum == 0) + (evens[a[v] ^ sum] > 0 && sum != 0);
    std::printf("%lld\n", (long long)swaps);
}
