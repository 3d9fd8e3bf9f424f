// WA: gives a cycle of l + r vertices the value (l + r) / l.
#include <cstdio>
#include <vector>

int main() {
    int n, l, r, u, v;
    std::scanf("%d%d%d", &n, &l, &r);
    std::vector<std::vector<int>> near(n + 1);
    for (int i = 0; i < n; ++i) {
        std::scanf("%d%d", &u, &v);
        near[u].push_back(v);
        near[v].push_back(u);
    }
    std::vector<bool> seen(n + 1);
    int sum = 0;
    for (int s = 1; s <= n; ++s) {
        if (seen[s]) continue;
        int x = 0;
        for (int at = s; !seen[at]; ++x) {
            seen[at] = true;
            at = seen[near[at][0]] ? near[at][1] : near[at][0];
        }
        if (x <= l + r) sum ^= x / l;
    }
    std::puts(sum != 0 ? "Alice" : "Bob");
}
