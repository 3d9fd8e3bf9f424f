// WA: forgets the second move, so that the parity of the days left decides.
#include <iostream>

int days(int y, int m, int d) {
    int n = d;
    static const int length[] = {31, 28, 31, 30, 31, 30,
                                 31, 31, 30, 31, 30, 31};
    for (int i = 1; i < m; ++i) n += length[i - 1];
    if (m > 2 && y % 4 == 0 && y != 1900) ++n;
    return n + (y - 1900) * 365 + (y > 1900 ? (y - 1901) / 4 : 0);
}

int main() {
    int t, y, m, d;
    std::cin >> t;
    while (t-- && std::cin >> y >> m >> d)
        std::cout << ((days(2001, 11, 4) - days(y, m, d)) % 2 ? "YES\n"
                                                              : "NO\n");
}
