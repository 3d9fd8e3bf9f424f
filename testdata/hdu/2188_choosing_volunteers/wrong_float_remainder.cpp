// WA: looks for a whole quotient in float, which has 24 bits only.
#include <cmath>
#include <iostream>

int main() {
    int c, n, m;
    std::cin >> c;
    while (c--) {
        std::cin >> n >> m;
        float rounds = float(n) / float(m + 1);
        std::cout << (rounds == std::floor(rounds) ? "Rabbit" : "Grass")
                  << '\n';
    }
}
