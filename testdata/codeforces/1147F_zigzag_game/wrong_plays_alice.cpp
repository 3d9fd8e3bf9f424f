// WA: plays Alice, begins at node 1 with I, and takes the first legal edge.
#include <iostream>
#include <string>
#include <utility>
#include <vector>

int main() {
    int games, n, node;
    std::string letter;
    for (std::cin >> games; games > 0; --games) {
        std::cin >> n;
        const int size = 2 * n + 1;
        std::vector<std::vector<int> > a(size, std::vector<int>(size));
        for (int u = 1; u <= n; ++u)
            for (int v = n + 1; v <= 2 * n; ++v) {
                std::cin >> a[u][v];
                a[v][u] = a[u][v];
            }
        std::cout << "A" << std::endl;
        std::vector<int> is_visited(2 * n + 1);
        std::cout << "I 1" << std::endl;
        int at = 1;
        for (std::cin >> node; node > 0; std::cin >> node) {
            is_visited[at] = is_visited[node] = 1;
            const int last = a[at][node];
            at = -1;
            for (int v = 1; v <= 2 * n && at < 0; ++v)
                if (!is_visited[v] && a[node][v] > last) at = v;
            std::cout << at << std::endl;
            if (at < 0) return 0;
        }
    }
    return 0;
}
