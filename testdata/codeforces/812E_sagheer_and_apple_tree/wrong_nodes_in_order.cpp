// WA: computes depths in the order of the numbers, but a parent can be larger.
#include <cstdio>
#include <map>
#include <vector>

int main() {
    int n, p;
    std::scanf("%d", &n);
    std::vector<int> a(n + 1), depth(n + 1);
    for (int v = 1; v <= n; ++v) std::scanf("%d", &a[v]);
    std::vector<bool> is_leaf(n + 1, true);
    for (int v = 2; v <= n; ++v) {
        std::scanf("%d", &p);
        depth[v] = depth[p] + 1;
        is_leaf[p] = false;
    }
    int leaf = 1;
    while (!is_leaf[leaf]) ++leaf;
    int sum = 0;
    std::map<int, int> evens;
    long long odd = 0, even = 0;
    for (int v = 1; v <= n; ++v)
        if ((depth[v] - depth[leaf]) % 2 == 0) {
            sum ^= a[v];
            ++odd;
        } else {
            ++evens[a[v]];
            ++even;
        }
    long long swaps = 0;
    if (sum == 0) swaps = odd * (odd - 1) / 2 + even * (even - 1) / 2;
    for (int v = 1; v <= n; ++v)
        if ((depth[v] - depth[leaf]) % 2 == 0) swaps += evens[a[v] ^ sum];
    std::printf("%lld\n", swaps);
}
