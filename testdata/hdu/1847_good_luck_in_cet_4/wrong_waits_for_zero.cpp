// TLE: stops at a 0 that never comes, not at the end of the input.
#include <iostream>

int main() {
    for (;;) {
        int n = -1;
        std::cin >> n;
        if (n == 0) return 0;
        if (n > 0) std::cout << (n % 3 ? "Kiki" : "Cici") << '\n';
    }
}
