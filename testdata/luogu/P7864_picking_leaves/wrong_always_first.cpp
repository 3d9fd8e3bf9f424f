// WA: treats every tree as won, as nearly all random trees are.
#include <iostream>

int main() {
    int t, n, parent;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        while (--n) std::cin >> parent;
        std::cout << "1\n";
    }
}
