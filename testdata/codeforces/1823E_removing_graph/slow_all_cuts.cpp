// TLE: computes the values of all paths from all their cuts.
#include <cstdio>
#include <vector>

std::vector<int> paths;

void fill(int most, int l, int r) {
    for (int y = int(paths.size()); y <= most; ++y) {
        std::vector<bool> seen(2 * y + 2);
        for (int k = l; k <= r && k <= y; ++k)
            for (int a = 0; a <= y - k; ++a)
                seen[paths[a] ^ paths[y - k - a]] = true;
        int mex = 0;
        while (seen[mex]) ++mex;
        paths.push_back(mex);
    }
}

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
        if (x >= int(paths.size())) fill(x, l, r);
        std::vector<bool> values(2 * n + 2);
        for (int k = l; k <= r && k <= x; ++k) values[paths[x - k]] = true;
        int mex = 0;
        while (values[mex]) ++mex;
        sum ^= mex;
    }
    std::puts(sum != 0 ? "Alice" : "Bob");
}
