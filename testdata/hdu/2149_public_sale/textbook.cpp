// Textbook: m mod (n + 1), or every bid that passes m; iostream.
#include <iostream>

int main() {
    int m, n;
    while (std::cin >> m >> n) {
        if (m <= n) {
            std::cout << m;
            for (int bid = m + 1; bid <= n; ++bid) std::cout << " " << bid;
            std::cout << std::endl;
        } else if (m % (n + 1) == 0) {
            std::cout << "none" << std::endl;
        } else {
            std::cout << m % (n + 1) << std::endl;
        }
    }
}
