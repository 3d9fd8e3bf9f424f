// WA: lets both players take as many stones as they may.
#include <iostream>

int main() {
    int c, n, m;
    std::cin >> c;
    while (c--) {
        std::cin >> n >> m;
        int moves = (n + m - 1) / m;
        std::cout << (moves % 2 ? "first" : "second") << '\n';
    }
}
