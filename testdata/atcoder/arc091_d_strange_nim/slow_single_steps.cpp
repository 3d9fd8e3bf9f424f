// TLE: goes back one step of q + 1 at a time.
#include <algorithm>
#include <iostream>

int value(int stones, int k) {
    while (stones % k != 0) stones -= std::min(stones, stones / k + 1);
    return stones / k;
}

int main() {
    int n, stones, k, sum = 0;
    std::cin >> n;
    while (n-- > 0 && std::cin >> stones >> k) sum ^= value(stones, k);
    std::cout << (sum != 0 ? "Takahashi" : "Aoki") << '\n';
}
