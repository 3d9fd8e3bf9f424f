// Textbook: the xor of the groups, and whether one is larger than 1; iostream.
#include <iostream>

int main() {
    int n, a;
    while (std::cin >> n) {
        int sum = 0;
        bool larger = false;
        while (n--) {
            std::cin >> a;
            sum ^= a;
            if (a > 1) larger = true;
        }
        if ((larger && sum) || (!larger && !sum))
            std::cout << "Yes" << std::endl;
        else
            std::cout << "No" << std::endl;
    }
}
