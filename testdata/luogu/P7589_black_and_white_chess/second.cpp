// Cancels powers of two: each gap is broken into its binary parts, the largest
// first, and two parts of one size cancel, as two equal gaps do. A move away is
// undone by the opponent. The player to move loses iff nothing is left.
#include <algorithm>
#include <cstdio>
#include <set>

int main() {
    int cases, n, k, d, y, b, w;
    std::scanf("%d", &cases);
    while (cases-- && std::scanf("%d %d %d", &n, &k, &d) == 3) {
        std::set<int> left;
        while (n-- && std::scanf("%d %d %d", &y, &b, &w) == 3) {
            int gap = std::max(b, w) - std::min(b, w) - 1;
            for (int part = 1024; part > 0; part /= 2)
                if (gap >= part) {
                    gap -= part;
                    if (left.erase(part) == 0) left.insert(part);
                }
        }
        std::puts(left.empty() ? "No" : "Yes");
    }
}
