// RE: a recursion as deep as the tree is high: too deep for a stack of 1 MiB.
// Size: shown by a tree of tens of thousands of levels.
#include <cstdio>
#include <map>
#include <vector>

int a[100001];
bool counts[100001];
std::vector<int> children[100001];

bool visit(int v) {
    counts[v] = true;
    for (int i = 0; i < int(children[v].size()); ++i)
        counts[v] = !visit(children[v][i]);
    return counts[v];
}

int main() {
    int n, p;
    std::scanf("%d", &n);
    for (int v = 1; v <= n; ++v) std::scanf("%d", &a[v]);
    for (int v = 2; v <= n; ++v) {
        std::scanf("%d", &p);
        children[p].push_back(v);
    }
    visit(1);
    int sum = 0;
    std::map<int, int> evens;
    long long odd = 0, even = 0;
    for (int v = 1; v <= n; ++v)
        if (counts[v]) {
            sum ^= a[v];
            ++odd;
        } else {
            ++evens[a[v]];
            ++even;
        }
    long long swaps = 0;
    if (sum == 0) swaps = odd * (odd - 1) / 2 + even * (even - 1) / 2;
    for (int v = 1; v <= n; ++v)
        if (counts[v]) swaps += evens[a[v] ^ sum];
    std::printf("%lld\n", swaps);
}
