// WA: treats the period 12 of Kayles as one of the winners.
#include <iostream>

int main() {
    int n;
    while (std::cin >> n && n)
        std::cout << (n % 12 == 1 || n % 12 == 2 ? "Alice\n" : "Bob\n");
}
