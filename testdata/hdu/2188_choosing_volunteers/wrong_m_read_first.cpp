// WA: reads m before n.
#include <iostream>

int main() {
    int c, n, m;
    std::cin >> c;
    while (c--) {
        std::cin >> m >> n;
        std::cout << (n % (m + 1) ? "Grass" : "Rabbit") << '\n';
    }
}
