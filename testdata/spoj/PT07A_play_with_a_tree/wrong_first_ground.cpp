// WA: treats the first node on the ground as the only one.
#include <iostream>
#include <vector>

int main() {
    int t, n;
    std::cin >> t;
    while (t-- > 0 && std::cin >> n) {
        std::vector<int> ground(n + 1);
        for (int i = 1; i <= n; ++i) std::cin >> ground[i];
        std::vector<std::vector<int> > ends(n + 1);
        for (int i = 1, a, b; i < n; ++i) {
            std::cin >> a >> b;
            ends[a].push_back(b);
            ends[b].push_back(a);
        }
        int root = 0, sum = 0;
        for (int i = 1; i <= n; ++i)
            if (ground[i] && root == 0) root = i;

        std::vector<int> order(1, root), below(n + 1), g(n + 1);
        for (int i = 0; i < int(order.size()) && root > 0; ++i)
            for (int j = 0; j < int(ends[order[i]].size()); ++j) {
                const int c = ends[order[i]][j];
                if (c == below[order[i]]) continue;
                below[c] = order[i];
                order.push_back(c);
            }
        for (int i = int(order.size()) - 1; i > 0; --i) {
            const int v = order[i];
            g[below[v]] ^= g[v] + 1;
        }
        sum ^= g[root];
        std::cout << (root > 0 && sum != 0 ? 1 : 0) << '\n';
    }
}
