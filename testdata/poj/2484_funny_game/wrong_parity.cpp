// WA: a rule by parity, as if a move took one coin.
#include <iostream>

int main() {
    int n;
    while (std::cin >> n && n)
        std::cout << (n % 2 == 1 || n == 2 ? "Alice\n" : "Bob\n");
}
