// Cancels powers of two: each gap is broken into its binary parts, the largest
// first, and two parts of one size cancel, as two equal gaps do. The player to
// move loses iff nothing is left.
#include <algorithm>
#include <iostream>
#include <set>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, tom, jerry;
    while (std::cin >> n >> m) {
        std::set<int> left;
        for (; n > 0; --n) {
            std::cin >> tom >> jerry;
            int gap = std::max(tom, jerry) - std::min(tom, jerry) - 1;
            for (int part = 64; part > 0; part /= 2)
                if (gap >= part) {
                    gap -= part;
                    if (left.erase(part) == 0) left.insert(part);
                }
        }
        std::cout << (left.empty() ? "BAD LUCK!\n" : "I WIN!\n");
    }
}
