// WA: closes the gaps, so that only n mod 3 counts.
#include <iostream>

int main() {
    int n;
    while (std::cin >> n && n) std::cout << (n % 3 != 0 ? "Alice\n" : "Bob\n");
}
