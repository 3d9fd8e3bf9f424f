// TLE: searches the moves without remembering the piles it has decided.
#include <iostream>

int m;

bool wins(int n) {
    for (int s = 1; s <= m && s <= n; ++s)
        if (!wins(n - s)) return true;
    return false;
}

int main() {
    int c, n;
    std::cin >> c;
    while (c--) {
        std::cin >> n >> m;
        std::cout << (wins(n) ? "first" : "second") << '\n';
    }
}
