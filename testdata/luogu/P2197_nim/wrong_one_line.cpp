// PE: prints all answers on one line.
#include <iostream>

int main() {
    int t, n, heap;
    std::cin >> t;
    while (t--) {
        int sum = 0;
        std::cin >> n;
        while (n--) std::cin >> heap, sum ^= heap;
        std::cout << (sum ? "Yes" : "No") << (t ? " " : "\n");
    }
}
