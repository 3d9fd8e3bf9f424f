// WA: always subtracts the largest multiple, and counts the steps.
#include <algorithm>
#include <iostream>

int main() {
    int cases, a, b;
    std::cin >> cases;
    while (cases-- && std::cin >> a >> b) {
        if (a < b) std::swap(a, b);
        bool odd = false;
        for (; b; odd = !odd) a %= b, std::swap(a, b);
        std::cout << (odd ? "Stan wins\n" : "Ollie wins\n");
    }
}
