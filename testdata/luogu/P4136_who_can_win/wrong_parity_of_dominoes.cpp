// WA: lets the parity of the number of dominoes decide.
#include <iostream>

int main() {
    int n;
    while (std::cin >> n && n)
        std::cout << ((n * n / 2) % 2 == 0 ? "Alice\n" : "Bob\n");
}
