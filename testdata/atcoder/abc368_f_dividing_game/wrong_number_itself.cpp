// WA: plays Nim with the numbers themselves.
#include <iostream>

int value(int n) { return n; }

int main() {
    int count, n, sum = 0;
    std::cin >> count;
    while (count-- > 0 && std::cin >> n) sum ^= value(n);
    std::cout << (sum != 0 ? "Anna" : "Bruno") << '\n';
}
