// WA: uses x - 1 also for a white edge below a positive part.
#include <cmath>
#include <iostream>
#include <utility>
#include <vector>

double put_on_edge(double x, bool is_black) {
    if (!is_black) return x - 1;
    int p = 1;
    while (x + p <= 1) ++p;
    return (x + p) / std::pow(2.0, p - 1);
}

struct End {
    int to;
    bool is_black;
};

int main() {
    std::ios::sync_with_stdio(false);
    int tests, n, u, v, c;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::vector<std::vector<End>> ends(n + 1);
        for (int i = 1; i < n; ++i) {
            std::cin >> u >> v >> c;
            ends[u].push_back({v, c == 0});
            ends[v].push_back({u, c == 0});
        }
        std::vector<int> order = {1}, below(n + 1);
        std::vector<bool> is_black(n + 1);
        for (std::size_t i = 0; i < order.size(); ++i)
            for (const auto& [to, black] : ends[order[i]])
                if (to != below[order[i]]) {
                    below[to] = order[i];
                    is_black[to] = black;
                    order.push_back(to);
                }
        std::vector<double> value(n + 1);
        for (; order.size() > 1; order.pop_back()) {
            const int top = order.back();
            value[below[top]] += put_on_edge(value[top], is_black[top]);
        }
        std::cout << (value[1] > 0 ? "Chef " : "Ksen ")
                  << (value[1] < 0 ? "Ksen\n" : "Chef\n");
    }
}
