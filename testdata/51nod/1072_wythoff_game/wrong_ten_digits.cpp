// WA: a golden ratio of ten digits fails from (317811, 514229) on.
#include <algorithm>
#include <cmath>
#include <iostream>

int main() {
    int t;
    int a, b;
    std::cin >> t;
    while (t--) {
        std::cin >> a >> b;
        if (a > b) std::swap(a, b);
        const bool lost = a == (int)((b - a) * 1.6180339887);
        std::cout << (lost ? "B" : "A") << '\n';
    }
}
