// WA: matches along the smallest edge of two free nodes, again and again.
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
        for (int pairs = 0; pairs < n; ++pairs) {
            int best = 0, other = 0;
            for (int u = 1; u <= n; ++u)
                for (int v = n + 1; v <= 2 * n; ++v)
                    if (partner[u] == 0 && partner[v] == 0 &&
                        (best == 0 || a[u][v] < a[best][other])) {
                        best = u;
                        other = v;
                    }
            partner[best] = other;
            partner[other] = best;
        }
        while (node > 0) {
            std::cout << partner[node] << std::endl;
            std::cin >> node;
        }
    }
    return 0;
}
