// WA: answers whether there is a winning move, not how many there are.
#include <iostream>

int main() {
    int m, heap;
    while (std::cin >> m && m) {
        int sum = 0;
        while (m--) std::cin >> heap, sum ^= heap;
        std::cout << (sum != 0) << '\n';
    }
}
