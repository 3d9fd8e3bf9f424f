// WA: prints a line after the last game.
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
        // The first nodes of the sides that prefer small and large weights.
        const int small = (letter == "I") == (node <= n) ? 1 : n + 1;
        const int large = n + 2 - small;
        std::vector<int> partner(size), proposed(size);
        for (int i = small; i < small + n; ++i)
            for (int u = i; u != 0;) {  // u has no partner and proposes to v
                int v = 0;
                for (int x = large; x < large + n; ++x)
                    if (a[u][x] > proposed[u] && (v == 0 || a[u][x] < a[u][v]))
                        v = x;
                proposed[u] = a[u][v];
                if (a[v][u] > a[v][partner[v]]) std::swap(partner[v], u);
            }
        for (int v = large; v < large + n; ++v) partner[partner[v]] = v;
        while (node > 0) {
            std::cout << partner[node] << std::endl;
            std::cin >> node;
        }
    }
    std::cout << "won" << std::endl;
    return 0;
}
