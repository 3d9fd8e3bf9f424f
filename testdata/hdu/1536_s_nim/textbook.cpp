// Textbook: one table of Grundy values for each set, the mex of each heap by a
// std::set; iostream.
#include <iostream>
#include <set>

int moves[101], grundy[10001];

int main() {
    int k;
    while (std::cin >> k && k > 0) {
        for (int i = 0; i < k; ++i) std::cin >> moves[i];
        for (int heap = 0; heap <= 10000; ++heap) {
            std::set<int> seen;
            for (int i = 0; i < k; ++i)
                if (moves[i] <= heap) seen.insert(grundy[heap - moves[i]]);
            int mex = 0;
            while (seen.count(mex)) ++mex;
            grundy[heap] = mex;
        }
        int positions, heaps, heap;
        std::cin >> positions;
        while (positions--) {
            int sum = 0;
            std::cin >> heaps;
            while (heaps--) {
                std::cin >> heap;
                sum ^= grundy[heap];
            }
            std::cout << (sum ? 'W' : 'L');
        }
        std::cout << std::endl;
    }
}
