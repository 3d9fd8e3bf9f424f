// WA: all calls share the marks, so the marks of other vertices remain.
#include <cstring>
#include <iostream>
#include <vector>

std::vector<int> options[2001];
int known[2001];
bool seen[4001];

int grundy(int vertex) {
    if (known[vertex] >= 0) return known[vertex];
    for (std::size_t i = 0; i < options[vertex].size(); ++i) {
        const std::size_t value = grundy(options[vertex][i]);
        seen[value] = true;
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
        options[x].push_back(y);
    }
    while (k-- > 0) {
        std::cin >> x;
        sum ^= grundy(x);
    }
    std::cout << (sum != 0 ? "win\n" : "lose\n");
}
