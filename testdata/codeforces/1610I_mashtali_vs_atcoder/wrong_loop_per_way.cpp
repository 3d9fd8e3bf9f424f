// WA: treats a way of several fused edges as one loop.
#include <cstdio>
#include <string>
#include <vector>

int main() {
    int n, u, v;
    std::scanf("%d", &n);
    std::vector<std::vector<int> > near(n + 1);
    for (int i = 1; i < n; ++i) {
        std::scanf("%d%d", &u, &v);
        near[u].push_back(v);
        near[v].push_back(u);
    }
    std::vector<int> order(1, 1), below(n + 1), grundy(n + 1);
    for (int i = 0; i < n; ++i)
        for (std::size_t j = 0; j < near[order[i]].size(); ++j)
            if (near[order[i]][j] != below[order[i]]) {
                below[near[order[i]][j]] = order[i];
                order.push_back(near[order[i]][j]);
            }
    for (int i = n - 1; i > 0; --i)
        grundy[below[order[i]]] ^= grundy[order[i]] + 1;
    std::vector<bool> is_ground(n + 1);
    is_ground[1] = true;
    int nim_sum = grundy[1];
    std::string letters;
    for (int k = 1; k <= n; ++k) {
        if (!is_ground[k]) nim_sum ^= 1;
        for (v = k; !is_ground[v]; v = below[v]) {
            is_ground[v] = true;
            nim_sum ^= (grundy[v] + 1) ^ grundy[v];
        }
        letters += nim_sum != 0 ? '1' : '2';
    }
    std::puts(letters.c_str());
}
