// Textbook: the parity of n, through iostream.
#include <iostream>

int main() {
    int n;
    while (std::cin >> n && n) {
        if (n % 2 == 0)
            std::cout << "8600" << std::endl;
        else
            std::cout << "ailyanlu" << std::endl;
    }
}
