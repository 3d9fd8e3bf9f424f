// Finds the parity of each depth by doubling: jump[v] is the ancestor 1, 2, 4,
// ... levels above v. Leaves count, and all nodes at depths of their parity.
// The swaps between the two kinds of nodes are found in a sorted list.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<int> apples(n), jump(n), levels(n, 1);
    for (int v = 0; v < n; ++v)
        if (std::scanf("%d", &apples[v]) != 1) return 1;
    std::vector<bool> is_leaf(n, true);
    for (int v = 1; v < n; ++v) {
        if (std::scanf("%d", &jump[v]) != 1) return 1;
        is_leaf[--jump[v]] = false;
    }
    levels[0] = 0;
    for (int step = 1; step < n; step *= 2) {
        std::vector<int> farther(n), more(n);
        for (int v = 0; v < n; ++v) {
            farther[v] = jump[jump[v]];
            more[v] = levels[v] + levels[jump[v]];
        }
        jump = farther;
        levels = more;
    }
    const auto leaf = std::find(is_leaf.begin(), is_leaf.end(), true);
    const int parity = levels[leaf - is_leaf.begin()] % 2;
    std::vector<int> counts, others;
    int sum = 0;
    for (int v = 0; v < n; ++v) {
        (levels[v] % 2 == parity ? counts : others).push_back(apples[v]);
        if (levels[v] % 2 == parity) sum ^= apples[v];
    }
    std::sort(others.begin(), others.end());
    long long swaps = 0;
    for (const int number : counts) {
        const auto [from, to] =
            std::equal_range(others.begin(), others.end(), number ^ sum);
        swaps += to - from;
    }
    for (std::size_t i = 1; sum == 0 && i < counts.size(); ++i)
        swaps += (long long)(i);
    for (std::size_t i = 1; sum == 0 && i < others.size(); ++i)
        swaps += (long long)(i);
    std::printf("%lld\n", swaps);
}
