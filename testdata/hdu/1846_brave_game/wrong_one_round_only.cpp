// WA: treats the pile of m + 1 as the only lost pile.
#include <iostream>

int main() {
    int c, n, m;
    std::cin >> c;
    while (c--) {
        std::cin >> n >> m;
        std::cout << (n == m + 1 ? "second" : "first") << '\n';
    }
}
