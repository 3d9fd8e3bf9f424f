// WA: decides by even and odd, which fits the numbers 1 to 4 only.
#include <iostream>

int main() {
    int n;
    while (std::cin >> n)
        std::cout << (n == 1 || n % 2 == 0 ? "Kiki" : "Cici") << '\n';
}
