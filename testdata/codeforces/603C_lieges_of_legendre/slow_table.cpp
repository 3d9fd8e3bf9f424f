// MLE: a table of all piles up to the largest one.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n, k, sum = 0;
    std::scanf("%d%d", &n, &k);
    std::vector<int> piles(n);
    for (int i = 0; i < n; ++i) std::scanf("%d", &piles[i]);
    const int most = *std::max_element(piles.begin(), piles.end());
    std::vector<signed char> values(most + 1);
    for (int a = 1; a <= most; ++a) {
        const int before = values[a - 1];
        const int parts = a % 2 == 1 ? before : k % 2 == 0 ? 0 : values[a / 2];
        while (values[a] == before || values[a] == parts) ++values[a];
    }
    for (int i = 0; i < n; ++i) sum ^= values[piles[i]];
    std::puts(sum ? "Kevin" : "Nicky");
}
