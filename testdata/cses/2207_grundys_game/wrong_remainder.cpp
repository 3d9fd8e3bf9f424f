// WA: guesses from small heaps that 2 and all heaps with remainder 1 by 3 lose.
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
