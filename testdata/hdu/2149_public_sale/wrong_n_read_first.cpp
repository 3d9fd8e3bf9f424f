// WA: reads N before M, as the related problems have it.
#include <iostream>

int main() {
    int m, n;
    while (std::cin >> n >> m) {
        if (m <= n) {
            std::cout << m;
            for (int i = m + 1; i <= n; ++i) std::cout << ' ' << i;
            std::cout << '\n';
        } else if (m % (n + 1)) {
            std::cout << m % (n + 1) << '\n';
        } else {
            std::cout << "none\n";
        }
    }
}
