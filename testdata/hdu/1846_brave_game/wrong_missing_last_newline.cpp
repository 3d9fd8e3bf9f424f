// PE: prints newlines between the answers, but none after the last.
#include <iostream>

int main() {
    int c, n, m;
    std::cin >> c;
    for (int i = 0; i < c; ++i) {
        std::cin >> n >> m;
        if (i > 0) std::cout << '\n';
        std::cout << (n % (m + 1) ? "first" : "second");
    }
}
