// WA: computes the step once, for the whole pile.
#include <algorithm>
#include <iostream>

int value(int stones, int k) {
    const int step = stones / k + 1;
    while (stones >= 0 && stones % k != 0) stones -= step;
    return std::max(0, stones / k);
}

int main() {
    int n, stones, k, sum = 0;
    std::cin >> n;
    while (n-- > 0 && std::cin >> stones >> k) sum ^= value(stones, k);
    std::cout << (sum != 0 ? "Takahashi" : "Aoki") << '\n';
}
