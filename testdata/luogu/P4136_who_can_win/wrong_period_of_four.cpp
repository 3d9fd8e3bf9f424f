// WA: a rule with n mod 4, which fits the first boards.
#include <iostream>

int main() {
    int n;
    while (std::cin >> n && n) std::cout << (n % 4 == 2 ? "Alice\n" : "Bob\n");
}
