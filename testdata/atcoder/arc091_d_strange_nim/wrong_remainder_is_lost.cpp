// WA: a pile that K does not divide counts 0.
#include <iostream>

int value(int stones, int k) { return stones % k == 0 ? stones / k : 0; }

int main() {
    int n, stones, k, sum = 0;
    std::cin >> n;
    while (n-- > 0 && std::cin >> stones >> k) sum ^= value(stones, k);
    std::cout << (sum != 0 ? "Takahashi" : "Aoki") << '\n';
}
