// WA: the right comparison, but the products wrap round in 32 bits.
#include <algorithm>
#include <iostream>

int main() {
    unsigned cases, a, b;
    std::cin >> cases;
    while (cases-- && std::cin >> a >> b) {
        if (a < b) std::swap(a, b);
        std::cout << (a == b || a * a > b * (a + b) ? "Stan wins\n"
                                                    : "Ollie wins\n");
    }
}
