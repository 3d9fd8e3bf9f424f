// WA: the square of the difference does not fit into an int.
#include <algorithm>
#include <cmath>
#include <iostream>

int main() {
    int a, b;
    while (std::cin >> a >> b) {
        if (a > b) std::swap(a, b);
        const int k = b - a;
        const bool lost = a == (k + (int)std::sqrt((double)(5 * k * k))) / 2;
        std::cout << (lost ? 0 : 1) << '\n';
    }
}
