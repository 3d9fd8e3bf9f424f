// WA: compares with the golden ratio exactly, but equal numbers are won, too.
#include <algorithm>
#include <iostream>

int main() {
    long long a, b;
    while (std::cin >> a >> b && a) {
        if (a < b) std::swap(a, b);
        std::cout << (a * a > b * (a + b) ? "Stan wins\n" : "Ollie wins\n");
    }
}
