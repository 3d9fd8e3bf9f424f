// TLE: searches the moves without remembering the piles it has decided.
#include <iostream>

bool wins(int n) {
    for (int s = 1; s <= n; s *= 2)
        if (!wins(n - s)) return true;
    return false;
}

int main() {
    int n;
    while (std::cin >> n) std::cout << (wins(n) ? "Kiki" : "Cici") << '\n';
}
