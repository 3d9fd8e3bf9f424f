// WA: treats the 30th of every month as an exception.
#include <iostream>

int main() {
    int t, y, m, d;
    std::cin >> t;
    while (t-- && std::cin >> y >> m >> d)
        std::cout << ((m + d) % 2 == 0 || d == 30 ? "YES\n" : "NO\n");
}
