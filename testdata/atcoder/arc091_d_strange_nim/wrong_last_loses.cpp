// WA: exchanges the players, as if the last move lost.
#include <iostream>

int value(int stones, int k) {
    while (stones % k != 0) {
        const int step = stones / k + 1, rest = stones % k;
        stones -= (rest + step - 1) / step * step;
    }
    return stones / k;
}

int main() {
    int n, stones, k, sum = 0;
    std::cin >> n;
    while (n-- > 0 && std::cin >> stones >> k) sum ^= value(stones, k);
    std::cout << (sum == 0 ? "Takahashi" : "Aoki") << '\n';
}
