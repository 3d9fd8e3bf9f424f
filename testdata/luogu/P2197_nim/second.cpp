// Cancels powers of two: each heap is broken into its binary parts, the
// largest first, and two parts of one size cancel, as two equal heaps do. The
// player to move loses iff nothing is left.
#include <iostream>
#include <set>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int positions, heaps;
    for (std::cin >> positions; positions > 0; --positions) {
        std::set<int> left;
        std::cin >> heaps;
        for (int heap; heaps > 0; --heaps) {
            std::cin >> heap;
            for (int part = 8192; part > 0; part /= 2)
                if (heap >= part) {
                    heap -= part;
                    if (left.erase(part) == 0) left.insert(part);
                }
        }
        std::cout << (left.empty() ? "No\n" : "Yes\n");
    }
}
