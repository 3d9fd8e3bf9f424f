// WA: the 0 at the end of the input gets an answer, too.
#include <iostream>

int main() {
    int n;
    while (std::cin >> n) std::cout << (n % 2 == 0 ? "Alice\n" : "Bob\n");
}
