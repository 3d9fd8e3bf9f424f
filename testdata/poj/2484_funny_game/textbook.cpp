// Textbook: Alice wins up to two coins, through iostream.
#include <iostream>

int main() {
    int n;
    while (std::cin >> n && n) {
        if (n <= 2)
            std::cout << "Alice" << std::endl;
        else
            std::cout << "Bob" << std::endl;
    }
}
