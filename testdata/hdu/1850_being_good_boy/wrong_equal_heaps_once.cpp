// WA: counts equal heaps once, although each heap is a separate way.
#include <iostream>
#include <set>

int main() {
    int m, heap;
    while (std::cin >> m && m) {
        int sum = 0, ways = 0;
        std::set<int> heaps;
        while (m--) std::cin >> heap, sum ^= heap, heaps.insert(heap);
        for (int h : heaps)
            if ((h ^ sum) < h) ++ways;
        std::cout << ways << '\n';
    }
}
