// WA: treats Rabbit as the first to donate.
#include <iostream>

int main() {
    int c, n, m;
    std::cin >> c;
    while (c--) {
        std::cin >> n >> m;
        std::cout << (n % (m + 1) ? "Rabbit" : "Grass") << '\n';
    }
}
