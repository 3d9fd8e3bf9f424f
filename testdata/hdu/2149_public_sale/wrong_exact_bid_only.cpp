// WA: leaves out the bids that pass M.
#include <iostream>

int main() {
    int m, n;
    while (std::cin >> m >> n) {
        if (m % (n + 1))
            std::cout << m % (n + 1) << '\n';
        else
            std::cout << "none\n";
    }
}
