// WA: mirrors with k = 1, too, where no two middle coins can be taken.
#include <iostream>

int main() {
    int t, n, k;
    std::cin >> t;
    for (int i = 1; i <= t; ++i) {
        std::cin >> n >> k;
        std::cout << "Case " << i << ": " << (n <= k ? "first\n" : "second\n");
    }
}
