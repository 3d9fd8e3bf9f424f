// WA: reads an edge from X to Y as an edge from Y to X.
#include <cstring>
#include <iostream>
#include <vector>

std::vector<int> options[2001];
int known[2001];

int grundy(int vertex) {
    if (known[vertex] >= 0) return known[vertex];
    std::vector<bool> seen(options[vertex].size() + 1);
    for (std::size_t i = 0; i < options[vertex].size(); ++i) {
        const std::size_t value = grundy(options[vertex][i]);
        if (value < seen.size()) seen[value] = true;
    }
    int mex = 0;
    while (seen[mex]) ++mex;
    return known[vertex] = mex;
}

int main() {
    int n, m, k, x, y, sum = 0;
    std::cin >> n >> m >> k;
    std::memset(known, -1, sizeof known);
    while (m-- > 0) {
        std::cin >> x >> y;
        options[y].push_back(x);
    }
    while (k-- > 0) {
        std::cin >> x;
        sum ^= grundy(x);
    }
    std::cout << (sum != 0 ? "win\n" : "lose\n");
}
