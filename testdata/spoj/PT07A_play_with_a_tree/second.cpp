// Walks up the tree from some node on the ground. An edge below which (seen
// from there) another node on the ground follows is on a cycle, and has the
// value 1; its two ends are fused. The other edges form trees, with the colon
// principle.
#include <cstdio>
#include <vector>

int main() {
    int tests, n;
    if (std::scanf("%d", &tests) != 1) return 1;
    while (tests-- > 0 && std::scanf("%d", &n) == 1) {
        std::vector<int> ground(n + 1);
        int root = 0;
        for (int node = 1; node <= n; ++node) {
            if (std::scanf("%d", &ground[node]) != 1) return 1;
            if (ground[node] == 1) root = node;
        }
        std::vector<std::vector<int>> ends(n + 1);
        for (int i = 1, a, b; i < n && std::scanf("%d %d", &a, &b) == 2; ++i) {
            ends[a].push_back(b);
            ends[b].push_back(a);
        }
        std::vector<int> order = {root}, below(n + 1), grundy(n + 1);
        for (std::size_t i = 0; i < order.size() && root > 0; ++i)
            for (const int next : ends[order[i]])
                if (next != below[order[i]]) {
                    below[next] = order[i];
                    order.push_back(next);
                }
        for (std::size_t i = order.size() - 1; i > 0; --i) {
            const int node = order[i];
            // ground[node]: the number of nodes on the ground in its subtree.
            ground[below[node]] += ground[node];
            grundy[below[node]] ^=
                ground[node] > 0 ? grundy[node] ^ 1 : grundy[node] + 1;
        }
        std::puts(root > 0 && grundy[root] != 0 ? "1" : "0");
    }
}
