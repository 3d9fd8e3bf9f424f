// RE: has room for 100000 heaps only.
// Size: shown by more than 100000 heaps.
#include <array>
#include <cstdio>
#include <iostream>

std::array<int, 100000> heap;

int main() {
    int m;
    while (std::cin >> m && m) {
        int sum = 0;
        for (int i = 0; i < m; ++i) std::cin >> heap.at(i), sum ^= heap.at(i);
        std::puts(sum ? "Yes" : "No");
        for (int i = 0; i < m; ++i)
            if ((heap[i] ^ sum) < heap[i])
                std::printf("%d %d\n", heap[i], heap[i] ^ sum);
    }
}
