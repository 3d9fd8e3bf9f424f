// WA: treats the first number as the count of the cases.
#include <iostream>

int main() {
    int c, n;
    std::cin >> c;
    while (c-- && std::cin >> n) std::cout << (n % 3 ? "Kiki" : "Cici") << '\n';
}
