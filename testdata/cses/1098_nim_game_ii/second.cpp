// Two heaps with the same remainder modulo 4 cancel. So only the parity of the
// number of heaps with each remainder counts, and 1 2 3 is lost.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        int heaps[4] = {};
        std::cin >> n;
        for (int heap; n > 0; --n) std::cin >> heap, ++heaps[heap % 4];
        const bool is_lost =
            heaps[1] % 2 == heaps[2] % 2 && heaps[2] % 2 == heaps[3] % 2;
        std::cout << (is_lost ? "second\n" : "first\n");
    }
}
