// WA: adds the values instead of their nim-sum.
#include <iostream>

int main() {
    int n, least, most, pile, sum = 0;
    std::cin >> n >> least >> most;
    while (n-- > 0 && std::cin >> pile)
        sum += pile % (least + most) / least % 2;
    std::cout << (sum % 2 != 0 ? "First" : "Second") << '\n';
}
