// WA: prints the moves by the size of the heap, not in the order given.
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <vector>

int main() {
    int m;
    while (std::cin >> m && m) {
        std::vector<int> heap(m);
        int sum = 0;
        for (int& h : heap) std::cin >> h, sum ^= h;
        std::puts(sum ? "Yes" : "No");
        std::sort(heap.begin(), heap.end());
        for (int h : heap)
            if ((h ^ sum) < h) std::printf("%d %d\n", h, h ^ sum);
    }
}
