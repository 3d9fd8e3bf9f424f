// WA: takes the game for one of stones: only n = 1 is lost.
#include <iostream>

int main() {
    int n;
    while (std::cin >> n && n) std::cout << (n > 1 ? "8600\n" : "ailyanlu\n");
}
