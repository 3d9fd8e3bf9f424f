// WA: lets both players take the largest power of two that they may.
#include <iostream>

int main() {
    int n;
    while (std::cin >> n) {
        int moves = 0;
        for (; n > 0; n /= 2) moves += n % 2;
        std::cout << (moves % 2 ? "Kiki" : "Cici") << '\n';
    }
}
