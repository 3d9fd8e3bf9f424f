// WA: calls a board lost as soon as one side is odd.
#include <iostream>

int main() {
    int n, m;
    while (std::cin >> n >> m && (n || m))
        std::cout << (n % 2 || m % 2 ? "What a pity!\n" : "Wonderful!\n");
}
