// WA: says that Luna wins iff the tree has a perfect matching.
#include <cstdio>
#include <vector>

int main() {
    int tests, n, u, v;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        std::vector<std::vector<int> > near(n + 1);
        for (int i = 1; i < n; ++i) {
            std::scanf("%d%d", &u, &v);
            near[u].push_back(v);
            near[v].push_back(u);
        }
        std::vector<int> order(1, 1), below(n + 1);
        for (int i = 0; i < int(order.size()); ++i) {
            const int at = order[i];
            for (std::size_t j = 0; j < near[at].size(); ++j)
                if (near[at][j] != below[at]) {
                    below[near[at][j]] = at;
                    order.push_back(near[at][j]);
                }
        }
        std::vector<bool> matched(n + 1);
        bool perfect = true;
        for (int i = n - 1; i >= 0; --i) {
            const int at = order[i];
            if (matched[at]) continue;
            if (at == 1 || matched[below[at]]) perfect = false;
            matched[at] = matched[below[at]] = true;
        }
        std::puts(perfect ? "Luna" : "Hifuu");
    }
}
