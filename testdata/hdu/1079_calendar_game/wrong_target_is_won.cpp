// WA: a game that begins on the target is taken for won by Adam.
#include <iostream>

int main() {
    int t, y, m, d;
    std::cin >> t;
    while (t-- && std::cin >> y >> m >> d)
        std::cout << ((m + d) % 2 == 0 || (d == 30 && (m == 9 || m == 11)) ||
                              (y == 2001 && m == 11 && d == 4)
                          ? "YES\n"
                          : "NO\n");
}
