// WA: takes the quotient also if K does not divide the pile.
#include <iostream>

int value(int stones, int k) { return stones / k; }

int main() {
    int n, stones, k, sum = 0;
    std::cin >> n;
    while (n-- > 0 && std::cin >> stones >> k) sum ^= value(stones, k);
    std::cout << (sum != 0 ? "Takahashi" : "Aoki") << '\n';
}
