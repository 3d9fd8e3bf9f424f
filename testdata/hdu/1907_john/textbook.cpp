// Textbook: the xor of the piles, and whether one is larger than 1; iostream.
#include <iostream>

int main() {
    int tests, n, a;
    std::cin >> tests;
    while (tests--) {
        int sum = 0;
        bool larger = false;
        std::cin >> n;
        while (n--) {
            std::cin >> a;
            sum ^= a;
            if (a > 1) larger = true;
        }
        if ((larger && sum) || (!larger && !sum))
            std::cout << "John" << std::endl;
        else
            std::cout << "Brother" << std::endl;
    }
}
