// WA: moves from 31 August to "31 September", that is 1 October.
#include <iostream>

char won[2003][14][32];

int length(int y, int m) {
    static const int usual[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return usual[m - 1] +
           (m == 2 && ((y % 4 == 0 && y % 100 != 0) || y % 400 == 0));
}

// Every date after the target is won: the other player has passed it.
void fill() {
    bool past = true;
    for (int y = 2002; y >= 1900; --y)
        for (int m = 12; m >= 1; --m)
            for (int d = length(y, m); d >= 1; --d) {
                if (y == 2001 && m == 11 && d == 4) past = false;
                const int ny = m == 12 ? y + 1 : y, nm = m == 12 ? 1 : m + 1;
                if (past) {
                    won[y][m][d] = true;
                } else if (y == 2001 && m == 11 && d == 4) {
                    won[y][m][d] = false;
                } else {
                    const bool last = d == length(y, m);
                    bool win = last ? !won[ny][nm][1] : !won[y][m][d + 1];
                    if (d <= length(ny, nm)
                            ? !won[ny][nm][d]
                            : !won[ny][nm + 1][d - length(ny, nm)])
                        win = true;
                    won[y][m][d] = win;
                }
            }
}

int main() {
    int t, y, m, d;
    std::cin >> t;
    fill();
    while (t-- && std::cin >> y >> m >> d)
        std::cout << (won[y][m][d] ? "YES\n" : "NO\n");
}
