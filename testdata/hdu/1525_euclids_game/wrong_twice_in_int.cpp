// WA: compares with 2b, which is negative for b from 2^30 on.
#include <algorithm>
#include <iostream>

bool wins(int a, int b) {
    if (a < b) std::swap(a, b);
    if (a == b || a >= int(2u * b)) return true;
    return !wins(b, a - b);
}

int main() {
    int a, b;
    while (std::cin >> a >> b && a) {
        std::cout << (wins(a, b) ? "Stan wins\n" : "Ollie wins\n");
    }
}
