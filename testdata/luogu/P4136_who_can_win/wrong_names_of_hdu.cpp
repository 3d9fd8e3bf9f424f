// WA: prints the names of HDU 1564, which is the same game.
#include <iostream>

int main() {
    int n;
    while (std::cin >> n && n)
        std::cout << (n % 2 == 0 ? "8600\n" : "ailyanlu\n");
}
