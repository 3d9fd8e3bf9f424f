// WA: takes the remainder by m, as if a round of two donations added m.
#include <iostream>

int main() {
    int c, n, m;
    std::cin >> c;
    while (c--) {
        std::cin >> n >> m;
        std::cout << (n % m ? "Grass" : "Rabbit") << '\n';
    }
}
