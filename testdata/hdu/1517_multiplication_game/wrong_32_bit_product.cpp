// TLE: multiplies in 32 bits, where 9 * 18^7 wraps around, until p stays 0.
#include <iostream>

int main() {
    unsigned n;
    while (std::cin >> n) {
        unsigned p = 1;
        const char* winner = "";
        for (;;) {
            p *= 9;
            winner = "Stan wins.";
            if (p >= n) break;
            p *= 2;
            winner = "Ollie wins.";
            if (p >= n) break;
        }
        std::cout << winner << '\n';
    }
}
