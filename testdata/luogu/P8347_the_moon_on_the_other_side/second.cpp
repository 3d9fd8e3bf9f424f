// Counts the vertices on both sides of each edge: the player to move loses iff
// all these numbers are odd. For then every move leaves an odd number of
// vertices, so a tree in which some edge has an even side, or a single vertex.
// Otherwise take an even side that has none within it, and look at its vertex x
// at the edge. Each side within it is odd, so x has an odd number of edges
// there. Delete the other end, y, and keep the even side: each edge of it has
// an odd side away from x, so the side of x is odd, too.
#include <cstdio>
#include <vector>

int main() {
    int tests, n, u, v;
    if (std::scanf("%d", &tests) != 1) return 1;
    while (tests-- > 0 && std::scanf("%d", &n) == 1) {
        std::vector<std::vector<int>> near(n + 1);
        for (int i = 1; i < n && std::scanf("%d %d", &u, &v) == 2; ++i) {
            near[u].push_back(v);
            near[v].push_back(u);
        }
        std::vector<int> order = {1}, below(n + 1), size(n + 1, 1);
        for (int i = 0; i < int(order.size()); ++i)
            for (const int above : near[order[i]])
                if (above != below[order[i]]) {
                    below[above] = order[i];
                    order.push_back(above);
                }
        bool all_odd = true;
        for (int i = n - 1; i > 0; --i) {
            const int above = size[order[i]];
            if (above % 2 == 0 || (n - above) % 2 == 0) all_odd = false;
            size[below[order[i]]] += above;
        }
        std::puts(all_odd ? "Luna" : "Hifuu");
    }
}
