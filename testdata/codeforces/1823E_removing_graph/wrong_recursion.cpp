// RE: a recursion as deep as a cycle is long: too deep for a stack of 1 MiB.
// Size: shown by a cycle of tens of thousands of vertices.
#include <cstdio>
#include <vector>

std::vector<int> near[200001];
bool seen[200001];

int visited(int v) {
    int size = 1;
    seen[v] = true;
    for (int i = 0; i < int(near[v].size()); ++i)
        if (!seen[near[v][i]]) size += visited(near[v][i]);
    return size;
}

int main() {
    int n, l, r, u, v, sum = 0;
    std::scanf("%d%d%d", &n, &l, &r);
    for (int i = 0; i < n; ++i) {
        std::scanf("%d%d", &u, &v);
        near[u].push_back(v);
        near[v].push_back(u);
    }
    for (v = 1; v <= n; ++v) {
        const int x = seen[v] ? 0 : visited(v);
        if (x < l + r) sum ^= x / l;
    }
    std::puts(sum != 0 ? "Alice" : "Bob");
}
