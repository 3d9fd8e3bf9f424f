// WA: counts rows and columns from 0: lost if both are even.
#include <iostream>

int main() {
    int n, m;
    while (std::cin >> n >> m && (n || m))
        std::cout << (n % 2 || m % 2 ? "Wonderful!\n" : "What a pity!\n");
}
