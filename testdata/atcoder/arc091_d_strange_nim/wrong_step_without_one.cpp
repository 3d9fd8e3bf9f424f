// WA: goes back by q, the most that a move takes, not by q + 1.
#include <algorithm>
#include <iostream>

int value(int stones, int k) {
    while (stones % k != 0) {
        const int step = std::max(1, stones / k), rest = stones % k;
        stones -= (rest + step - 1) / step * step;
    }
    return stones / k;
}

int main() {
    int n, stones, k, sum = 0;
    std::cin >> n;
    while (n-- > 0 && std::cin >> stones >> k) sum ^= value(stones, k);
    std::cout << (sum != 0 ? "Takahashi" : "Aoki") << '\n';
}
