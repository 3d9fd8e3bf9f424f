// RE: a recursion as deep as the tree is high: too deep for a stack of 1 MiB.
// Size: shown by a tree of tens of thousands of levels.
#include <algorithm>
#include <cstdio>
#include <vector>

std::vector<int> ends[200001];
int d;

int height(int v, int parent) {
    int first = 0, second = 0;
    for (int u : ends[v]) {
        if (u == parent) continue;
        int h = height(u, v) + 1;
        if (h > first) std::swap(h, first);
        second = std::max(second, h);
    }
    d = std::max(d, first + second);
    return first;
}

int main() {
    int n, a, b;
    std::scanf("%d", &n);
    for (int i = 1; i < n; ++i) {
        std::scanf("%d%d", &a, &b);
        ends[a].push_back(b);
        ends[b].push_back(a);
    }
    height(1, 0);
    std::puts(d % 3 != 1 ? "First" : "Second");
}
