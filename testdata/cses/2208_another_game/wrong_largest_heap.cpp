// WA: lets the largest heap decide, as if a move were made in every heap.
#include <algorithm>
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int t, n, x;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        int most = 0;
        while (n--) std::cin >> x, most = std::max(most, x);
        std::cout << (most % 2 ? "first\n" : "second\n");
    }
}
