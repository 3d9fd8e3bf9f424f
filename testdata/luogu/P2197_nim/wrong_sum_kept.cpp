// WA: the nim-sum of one position is carried into the next.
#include <iostream>

int main() {
    int t, n, heap, sum = 0;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        while (n--) std::cin >> heap, sum ^= heap;
        std::cout << (sum ? "Yes\n" : "No\n");
    }
}
