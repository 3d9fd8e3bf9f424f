// WA: lets Alice take three coins at once.
#include <iostream>

int main() {
    int n;
    while (std::cin >> n && n) std::cout << (n <= 3 ? "Alice\n" : "Bob\n");
}
