// WA: rounds the quotient up, as if K divided the next pile.
#include <iostream>

int value(int stones, int k) { return (stones - 1) / k + 1; }

int main() {
    int n, stones, k, sum = 0;
    std::cin >> n;
    while (n-- > 0 && std::cin >> stones >> k) sum ^= value(stones, k);
    std::cout << (sum != 0 ? "Takahashi" : "Aoki") << '\n';
}
