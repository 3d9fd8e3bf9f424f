// PE: a space follows the name.
#include <iostream>

int main() {
    int n;
    while (std::cin >> n) std::cout << (n % 3 ? "Kiki " : "Cici ") << '\n';
}
