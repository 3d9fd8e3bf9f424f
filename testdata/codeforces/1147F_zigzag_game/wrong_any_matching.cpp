// WA: takes any matching, node u with node u + n.
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
        std::cout << "B" << std::endl;
        std::cin >> letter >> node;
        std::vector<int> partner(size);
        for (int u = 1; u <= n; ++u) {
            partner[u] = u + n;
            partner[u + n] = u;
        }
        while (node > 0) {
            std::cout << partner[node] << std::endl;
            std::cin >> node;
        }
    }
    return 0;
}
