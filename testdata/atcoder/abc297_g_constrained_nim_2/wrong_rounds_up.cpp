// WA: rounds the quotient up.
#include <iostream>

int main() {
    int n, least, most, pile, sum = 0;
    std::cin >> n >> least >> most;
    while (n-- > 0 && std::cin >> pile)
        sum ^= (pile % (least + most) + least - 1) / least;
    std::cout << (sum != 0 ? "First" : "Second") << '\n';
}
