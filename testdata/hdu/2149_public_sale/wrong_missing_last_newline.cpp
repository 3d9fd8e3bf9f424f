// PE: prints newlines between the answers, but none after the last.
#include <iostream>

int main() {
    int m, n;
    bool first = true;
    while (std::cin >> m >> n) {
        if (!first) std::cout << '\n';
        first = false;
        if (m <= n) {
            std::cout << m;
            for (int i = m + 1; i <= n; ++i) std::cout << ' ' << i;
        } else if (m % (n + 1)) {
            std::cout << m % (n + 1);
        } else {
            std::cout << "none";
        }
    }
}
