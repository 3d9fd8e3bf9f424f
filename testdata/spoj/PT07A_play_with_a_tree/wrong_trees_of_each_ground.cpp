// WA: adds up the trees on each node of the ground, up to the other nodes.
#include <iostream>
#include <vector>

std::vector<std::vector<int> > ends;
std::vector<int> ground;

int grundy(int v, int below) {
    int g = 0;
    for (int i = 0; i < int(ends[v].size()); ++i) {
        const int c = ends[v][i];
        if (c != below) g ^= ground[c] ? 1 : grundy(c, v) + 1;
    }
    return g;
}

int main() {
    int t, n;
    std::cin >> t;
    while (t-- > 0 && std::cin >> n) {
        ground.assign(n + 1, 0);
        ends.assign(n + 1, std::vector<int>());
        for (int i = 1; i <= n; ++i) std::cin >> ground[i];
        for (int i = 1, a, b; i < n; ++i) {
            std::cin >> a >> b;
            ends[a].push_back(b);
            ends[b].push_back(a);
        }
        int sum = 0;
        for (int i = 1; i <= n; ++i)
            if (ground[i]) sum ^= grundy(i, 0);
        std::cout << (sum != 0 ? 1 : 0) << '\n';
    }
}
