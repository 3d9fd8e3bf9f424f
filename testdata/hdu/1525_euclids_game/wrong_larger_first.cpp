// WA: treats the first number as the larger one.
#include <algorithm>
#include <iostream>

bool wins(int a, int b) {
    if (a == b || a / b >= 2) return true;
    return !wins(b, a - b);
}

int main() {
    int a, b;
    while (std::cin >> a >> b && a) {
        std::cout << (a < b || wins(a, b) ? "Stan wins\n" : "Ollie wins\n");
    }
}
