// WA: reads pairs up to 0 0, the frame of HDU 1525, and takes C for a number.
#include <algorithm>
#include <iostream>

bool wins(int a, int b) {
    if (a == b || a / b >= 2) return true;
    return !wins(b, a - b);
}

int main() {
    int a, b;
    while (std::cin >> a >> b && a) {
        if (a < b) std::swap(a, b);
        std::cout << (wins(a, b) ? "Stan wins\n" : "Ollie wins\n");
    }
}
