// WA: stops at the value R / L, without a period.
#include <algorithm>
#include <iostream>

int main() {
    int n, least, most, pile, sum = 0;
    std::cin >> n >> least >> most;
    while (n-- > 0 && std::cin >> pile) sum ^= std::min(pile, most) / least;
    std::cout << (sum != 0 ? "First" : "Second") << '\n';
}
