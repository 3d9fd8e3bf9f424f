// WA: lists all bids from the winning one to N, even if M is not in reach.
#include <iostream>

int main() {
    int m, n;
    while (std::cin >> m >> n) {
        int r = m % (n + 1);
        if (r == 0) std::cout << "none";
        if (r > 0) std::cout << r;
        for (int i = r + 1; r > 0 && i <= n; ++i) std::cout << ' ' << i;
        std::cout << '\n';
    }
}
