// WA: uses the parity of month + day, but not the two dates that differ.
#include <iostream>

int main() {
    int t, y, m, d;
    std::cin >> t;
    while (t-- && std::cin >> y >> m >> d)
        std::cout << ((m + d) % 2 == 0 ? "YES\n" : "NO\n");
}
