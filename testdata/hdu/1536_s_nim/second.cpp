// Grundy values without mex. Finds the heaps of value v for v = 0, 1, ... in
// turn: going upwards, a heap that has no value yet gets the value v unless a
// smaller heap of value v has blocked it. Then it blocks every heap with a move
// to it.
#include <bitset>
#include <iostream>
#include <vector>

int main() {
    constexpr int MAX_HEAP = 10000;
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int size, positions, heaps;
    while (std::cin >> size && size > 0) {
        std::bitset<MAX_HEAP + 1> moves;
        for (int i = 0, s; i < size; ++i) std::cin >> s, moves.set(s);
        std::vector<int> value(MAX_HEAP + 1, -1);
        for (int v = 0, found = 0; found <= MAX_HEAP; ++v) {
            std::bitset<MAX_HEAP + 1> blocked;
            for (int heap = 0; heap <= MAX_HEAP; ++heap)
                if (value[heap] < 0 && !blocked[heap]) {
                    value[heap] = v, ++found;
                    blocked |= moves << heap;
                }
        }
        for (std::cin >> positions; positions > 0; --positions) {
            int sum = 0;
            std::cin >> heaps;
            for (int heap; heaps > 0; --heaps)
                std::cin >> heap, sum ^= value[heap];
            std::cout << (sum ? 'W' : 'L');
        }
        std::cout << '\n';
    }
}
