// WA: takes the edge whose weight is hardest to beat, without a matching.
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
        std::vector<int> is_visited(2 * n + 1);
        is_visited[node] = 1;
        int last = letter == "I" ? n * n + 1 : 0;
        while (node > 0) {
            const int first = node <= n ? n + 1 : 1;
            int best = 0;
            for (int v = first; v < first + n; ++v) {
                const bool is_legal =
                    letter == "I" ? a[node][v] < last : a[node][v] > last;
                if (!is_visited[v] && is_legal &&
                    (best == 0 ||
                     (a[node][v] > a[node][best]) == (letter == "I")))
                    best = v;
            }
            std::cout << (best ? best : -1) << std::endl;
            is_visited[best] = 1;
            std::cin >> node;
            if (node < 0) break;
            is_visited[node] = 1;
            last = a[node][best];
        }
    }
    return 0;
}
