// WA: finds the values from vertex N down, as if all edges led upwards.
#include <iostream>
#include <set>
#include <vector>

int main() {
    int n, m, k, x, y, sum = 0;
    std::cin >> n >> m >> k;
    std::vector<std::vector<int> > options(n + 1);
    std::vector<int> grundy(n + 1);
    while (m-- > 0) {
        std::cin >> x >> y;
        options[x].push_back(y);
    }
    for (int vertex = n; vertex > 0; --vertex) {
        std::set<int> values;
        for (std::size_t i = 0; i < options[vertex].size(); ++i)
            values.insert(grundy[options[vertex][i]]);
        while (values.count(grundy[vertex]) > 0) ++grundy[vertex];
    }
    while (k-- > 0) {
        std::cin >> x;
        sum ^= grundy[x];
    }
    std::cout << (sum != 0 ? "win\n" : "lose\n");
}
