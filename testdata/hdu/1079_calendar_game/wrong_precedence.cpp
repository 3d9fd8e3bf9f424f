// WA: && binds tighter than ||, so that every day of September is an exception.
#include <iostream>

int main() {
    int t, y, m, d;
    std::cin >> t;
    while (t-- && std::cin >> y >> m >> d)
        std::cout << ((m + d) % 2 == 0 || m == 9 || (m == 11 && d == 30)
                          ? "YES\n"
                          : "NO\n");
}
