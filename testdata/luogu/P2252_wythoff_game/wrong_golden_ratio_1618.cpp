// WA: the golden ratio as 1.618, which is wrong from the difference 233 on.
#include <algorithm>
#include <cmath>
#include <iostream>

int main() {
    int a, b;
    std::cin >> a >> b;
    if (a > b) std::swap(a, b);
    const bool lost = a == (int)((b - a) * 1.618);
    std::cout << (lost ? 0 : 1) << '\n';
}
