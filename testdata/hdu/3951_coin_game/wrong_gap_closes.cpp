// WA: closes the gaps, so that n mod (k+1) decides.
#include <iostream>

int main() {
    int t, n, k;
    std::cin >> t;
    for (int i = 1; i <= t; ++i) {
        std::cin >> n >> k;
        std::cout << "Case " << i << ": "
                  << (n % (k + 1) != 0 ? "first\n" : "second\n");
    }
}
