// WA: treats the end with the smaller number as the lower one.
#include <algorithm>
#include <cstdio>
#include <vector>

std::vector<int> above[100001];
int grundy[100001];

int main() {
    int n, x, y;
    std::scanf("%d", &n);
    for (int i = 1; i < n; ++i) {
        std::scanf("%d%d", &x, &y);
        above[std::min(x, y)].push_back(std::max(x, y));
    }
    for (int v = n; v > 0; --v)
        for (std::size_t j = 0; j < above[v].size(); ++j)
            grundy[v] ^= grundy[above[v][j]] + 1;
    std::puts(grundy[1] ? "Alice" : "Bob");
}
