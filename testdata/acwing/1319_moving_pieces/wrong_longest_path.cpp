// WA: treats the longest path from a vertex as its value.
#include <algorithm>
#include <cstring>
#include <iostream>
#include <vector>

std::vector<int> options[2001];
int known[2001];

int grundy(int vertex) {
    if (known[vertex] >= 0) return known[vertex];
    int longest = 0;
    for (std::size_t i = 0; i < options[vertex].size(); ++i)
        longest = std::max(longest, grundy(options[vertex][i]) + 1);
    return known[vertex] = longest;
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
