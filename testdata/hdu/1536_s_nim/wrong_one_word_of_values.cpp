// WA: keeps the values of the options in 64 bits, without room above 63.
// Smallest: 64 numbers in S, as a heap of k options is worth at most k.
#include <iostream>
#include <vector>

int main() {
    const int MAX_HEAP = 10000;
    std::ios::sync_with_stdio(false);
    std::cin.tie(NULL);
    int size, positions, heaps, heap;
    while (std::cin >> size && size > 0) {
        std::vector<int> subtraction_set(size);
        for (int& s : subtraction_set) std::cin >> s;
        std::vector<int> grundy(MAX_HEAP + 1);
        for (int h = 1; h <= MAX_HEAP; ++h) {
            unsigned long long seen = 0;
            for (int s : subtraction_set)
                if (s <= h) seen |= 1ULL << (grundy[h - s] & 63);
            while (grundy[h] < 64 && (seen >> grundy[h] & 1)) ++grundy[h];
        }
        for (std::cin >> positions; positions > 0; --positions) {
            int nim_sum = 0;
            for (std::cin >> heaps; heaps > 0; --heaps) {
                std::cin >> heap;
                nim_sum ^= grundy[heap];
            }
            std::cout << (nim_sum ? 'W' : 'L');
        }
        std::cout << '\n';
    }
    return 0;
}
