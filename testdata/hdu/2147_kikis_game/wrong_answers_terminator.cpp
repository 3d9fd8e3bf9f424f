// WA: answers the line 0 0, too.
#include <iostream>

int main() {
    int n, m;
    while (std::cin >> n >> m)
        std::cout << (n % 2 && m % 2 ? "What a pity!\n" : "Wonderful!\n");
}
