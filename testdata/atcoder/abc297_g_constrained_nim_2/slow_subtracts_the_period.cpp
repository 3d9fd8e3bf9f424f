// TLE: takes L + R from a pile again and again, instead of a remainder.
#include <iostream>

int main() {
    int n, least, most, pile, sum = 0;
    std::cin >> n >> least >> most;
    while (n-- > 0 && std::cin >> pile) {
        while (pile >= least + most) pile -= least + most;
        sum ^= pile / least;
    }
    std::cout << (sum != 0 ? "First" : "Second") << '\n';
}
