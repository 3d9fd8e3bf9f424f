// WA: forgets the diagonal move, so that only the parity of n + m counts.
#include <iostream>

int main() {
    int n, m;
    while (std::cin >> n >> m && (n || m))
        std::cout << ((n + m) % 2 ? "Wonderful!\n" : "What a pity!\n");
}
