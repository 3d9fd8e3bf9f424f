// WA: treats 1 2 3 as a win, as no two of them are equal.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int t, n, x;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        int odd[4] = {};
        while (n--) std::cin >> x, odd[x % 4] ^= 1;
        std::cout << (odd[1] || odd[2] || odd[3] ? "first\n" : "second\n");
    }
}
