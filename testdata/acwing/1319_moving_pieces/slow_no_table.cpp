// TLE: no table: computes the value of a vertex again on every path to it.
// Size: shown by more than 25 vertices with all edges between them.
#include <iostream>
#include <vector>

std::vector<int> options[2001];

int grundy(int vertex) {
    std::vector<bool> seen(options[vertex].size() + 1);
    for (std::size_t i = 0; i < options[vertex].size(); ++i) {
        const std::size_t value = grundy(options[vertex][i]);
        if (value < seen.size()) seen[value] = true;
    }
    int mex = 0;
    while (seen[mex]) ++mex;
    return mex;
}

int main() {
    int n, m, k, x, y, sum = 0;
    std::cin >> n >> m >> k;
    while (m-- > 0) {
        std::cin >> x >> y;
        options[x].push_back(y);
    }
    while (k-- > 0) {
        std::cin >> x;
        sum ^= grundy(x);
    }
    std::cout << (sum != 0 ? "win\n" : "lose\n");
}
