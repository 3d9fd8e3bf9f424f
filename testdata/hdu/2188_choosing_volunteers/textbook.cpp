// Textbook: n mod (m + 1), through iostream.
#include <iostream>

int main() {
    int tests, n, m;
    std::cin >> tests;
    while (tests--) {
        std::cin >> n >> m;
        if (n % (m + 1) == 0)
            std::cout << "Rabbit" << std::endl;
        else
            std::cout << "Grass" << std::endl;
    }
}
