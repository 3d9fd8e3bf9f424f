// Goes from k = n down to 1. At first all edges are loops of the ground. If a
// vertex is not pinned, and only one edge joins it to the ground, the vertex
// leaves the ground: there is one loop less, and the branches of the vertex
// grow on this edge. The vertex at its other end may follow. No tree is rooted,
// and no value is known before it is needed. (At a vertex joined by one edge,
// the xor of the others' numbers is the number of its only neighbour.)
#include <cstdio>
#include <string>
#include <vector>

int main() {
    int n, u, v;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<int> degree(n + 1), near(n + 1), grown(n + 1);
    for (int i = 1; i < n && std::scanf("%d %d", &u, &v) == 2; ++i) {
        ++degree[u];
        ++degree[v];
        near[u] ^= v;
        near[v] ^= u;
    }
    std::string letters(n, '2');
    int loops = (n - 1) % 2,
        trees = 0;  // the nim-sum of all trees on the ground
    for (int k = n; k > 0; --k) {
        if ((loops ^ trees) != 0) letters[k - 1] = '1';
        for (int at = k; at >= k && degree[at] == 1;) {
            const int to = near[at];
            loops ^= 1;
            trees ^= grown[at] ^ (grown[at] + 1);
            grown[to] ^= grown[at] + 1;
            degree[at] = 0;
            --degree[to];
            near[to] ^= at;
            at = to;
        }
    }
    std::puts(letters.c_str());
}
