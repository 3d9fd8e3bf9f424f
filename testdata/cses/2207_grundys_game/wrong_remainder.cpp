// WA: reads from small heaps that those of remainder 1 by 3 are lost, and 2.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int t, n;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        std::cout << (n == 2 || n % 3 == 1 ? "second\n" : "first\n");
    }
}
