// Textbook: divides by 18 in floating point until at most 18 is left; iostream.
#include <iostream>

int main() {
    double n;
    while (std::cin >> n) {
        while (n > 18) n /= 18;
        if (n <= 9)
            std::cout << "Stan wins." << std::endl;
        else
            std::cout << "Ollie wins." << std::endl;
    }
}
