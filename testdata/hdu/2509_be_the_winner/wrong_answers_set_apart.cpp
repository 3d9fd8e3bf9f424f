// PE: leaves a blank line after each answer, as the input does between cases.
#include <iostream>

int main() {
    int n, a;
    while (std::cin >> n) {
        int sum = 0;
        bool larger = false;
        for (int i = 0; i < n; ++i) {
            std::cin >> a;
            sum ^= a;
            if (a > 1) larger = true;
        }
        const bool fra = larger ? sum != 0 : n % 2 == 0;
        std::cout << (fra ? "Yes" : "No") << "\n\n";
    }
}
