// WA: treats the first number as the larger one.
#include <algorithm>
#include <iostream>

bool wins(int a, int b) {
    if (a == b || a / b >= 2) return true;
    return !wins(b, a - b);
}

int main() {
    int cases, a, b;
    std::cin >> cases;
    while (cases-- && std::cin >> a >> b) {
        std::cout << (a < b || wins(a, b) ? "Stan wins\n" : "Ollie wins\n");
    }
}
