// WA: treats the number of cases as the first year, and reads to the end.
#include <iostream>

int main() {
    int y, m, d;
    while (std::cin >> y >> m >> d)
        std::cout << ((m + d) % 2 == 0 || (d == 30 && (m == 9 || m == 11))
                          ? "YES\n"
                          : "NO\n");
}
