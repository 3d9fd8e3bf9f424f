// WA: plays on a row, where Alice takes the middle and always wins.
#include <iostream>

int main() {
    int n;
    while (std::cin >> n && n) std::cout << (n > 0 ? "Alice\n" : "Bob\n");
}
