// PE: a space follows every bid, the last one too.
#include <iostream>

int main() {
    int m, n;
    while (std::cin >> m >> n) {
        if (m <= n)
            for (int i = m; i <= n; ++i) std::cout << i << ' ';
        else if (m % (n + 1))
            std::cout << m % (n + 1);
        else
            std::cout << "none";
        std::cout << '\n';
    }
}
