// WA: compares with the golden ratio exactly, but equal numbers are won, too.
#include <algorithm>
#include <iostream>

int main() {
    int cases;
    long long a, b;
    std::cin >> cases;
    while (cases-- && std::cin >> a >> b) {
        if (a < b) std::swap(a, b);
        std::cout << (a * a > b * (a + b) ? "Stan wins\n" : "Ollie wins\n");
    }
}
