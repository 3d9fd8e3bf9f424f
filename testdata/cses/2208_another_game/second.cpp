// Reads the heaps as words: the test is lost iff each ends in an even digit.
#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        int even = 0;
        std::cin >> n;
        std::string heap;
        for (int i = 0; i < n; ++i) {
            std::cin >> heap;
            if (heap.find_last_of("02468") == heap.size() - 1) ++even;
        }
        std::cout << (even == n ? "second\n" : "first\n");
    }
}
