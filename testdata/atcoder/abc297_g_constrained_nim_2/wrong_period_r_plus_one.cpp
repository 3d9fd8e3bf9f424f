// WA: takes the period R + 1 of the game that takes 1 to R.
#include <iostream>

int main() {
    int n, least, most, pile, sum = 0;
    std::cin >> n >> least >> most;
    while (n-- > 0 && std::cin >> pile) sum ^= pile % (most + 1) / least;
    std::cout << (sum != 0 ? "First" : "Second") << '\n';
}
