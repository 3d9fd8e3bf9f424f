// WA: reads "twice as many" as "one or two stones" and plays Bachet's game.
#include <iostream>

int main() {
    long long n;
    std::cin >> n;
    std::cout << (n % 3 == 0 ? n : n % 3) << '\n';
}
