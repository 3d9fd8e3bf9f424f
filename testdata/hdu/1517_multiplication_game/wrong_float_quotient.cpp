// WA: divides by 18 in float, which has 24 bits only.
#include <iostream>

int main() {
    double n;
    while (std::cin >> n) {
        float x = float(n);
        while (x > 18) x /= 18;
        std::cout << (x <= 9 ? "Stan wins." : "Ollie wins.") << '\n';
    }
}
