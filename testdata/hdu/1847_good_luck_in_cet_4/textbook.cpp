// Textbook: n mod 3, through iostream.
#include <iostream>

int main() {
    int n;
    while (std::cin >> n) {
        if (n % 3 != 0)
            std::cout << "Kiki" << std::endl;
        else
            std::cout << "Cici" << std::endl;
    }
}
