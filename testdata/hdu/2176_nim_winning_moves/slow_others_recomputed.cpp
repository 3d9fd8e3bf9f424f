// TLE: computes the xor of the other heaps for every heap.
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
        for (int i = 0; i < m; ++i) {
            int others = 0;
            for (int j = 0; j < m; ++j)
                if (j != i) others ^= heap[j];
            if (others < heap[i]) std::printf("%d %d\n", heap[i], others);
        }
    }
}
