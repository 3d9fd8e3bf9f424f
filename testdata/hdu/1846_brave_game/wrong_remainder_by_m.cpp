// WA: takes the remainder by m, as if a round of two moves removed m stones.
#include <iostream>

int main() {
    int c, n, m;
    std::cin >> c;
    while (c--) {
        std::cin >> n >> m;
        std::cout << (n % m ? "first" : "second") << '\n';
    }
}
