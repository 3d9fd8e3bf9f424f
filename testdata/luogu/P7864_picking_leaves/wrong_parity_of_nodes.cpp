// WA: looks only at the number of nodes, as if a move took one leaf.
#include <iostream>

int main() {
    int t, n, parent;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        std::cout << n % 2 << "\n";
        while (--n) std::cin >> parent;
    }
}
