// WA: treats n = 1 as the only lost board.
#include <iostream>

int main() {
    int n;
    while (std::cin >> n && n) std::cout << (n > 1 ? "Alice\n" : "Bob\n");
}
