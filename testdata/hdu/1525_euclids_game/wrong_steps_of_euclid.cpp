// WA: always subtracts the largest multiple, and counts the steps.
#include <algorithm>
#include <iostream>

int main() {
    int a, b;
    while (std::cin >> a >> b && a) {
        if (a < b) std::swap(a, b);
        bool odd = false;
        for (; b; odd = !odd) a %= b, std::swap(a, b);
        std::cout << (odd ? "Stan wins\n" : "Ollie wins\n");
    }
}
