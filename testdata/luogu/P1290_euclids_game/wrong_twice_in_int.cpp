// WA: compares with 2b, which is negative for b from 2^30 on.
#include <algorithm>
#include <iostream>

bool wins(int a, int b) {
    if (a < b) std::swap(a, b);
    if (a == b || a >= int(2u * b)) return true;
    return !wins(b, a - b);
}

int main() {
    int cases, a, b;
    std::cin >> cases;
    while (cases-- && std::cin >> a >> b) {
        std::cout << (wins(a, b) ? "Stan wins\n" : "Ollie wins\n");
    }
}
