// RE: recursion day by day, 37197 calls deep: more than a stack of 1 MiB.
#include <iostream>

struct Date {
    int y, m, d;
};

int known[2003][13][32];  // 1: won, -1: lost

int length(int y, int m) {
    static const int usual[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return usual[m - 1] +
           (m == 2 && ((y % 4 == 0 && y % 100 != 0) || y % 400 == 0));
}

bool wins(Date at) {
    if (at.y > 2001 ||
        (at.y == 2001 && (at.m > 11 || (at.m == 11 && at.d > 4))))
        return true;  // the other player has passed the target
    if (at.y == 2001 && at.m == 11 && at.d == 4) return false;
    int& result = known[at.y][at.m][at.d];
    if (result) return result > 0;
    Date day = at, month = at;
    if (++day.d > length(day.y, day.m)) day.d = 1, ++day.m;
    if (day.m == 13) day.m = 1, ++day.y;
    if (++month.m == 13) month.m = 1, ++month.y;
    const bool next_day = !wins(day);
    const bool next_month = month.d <= length(month.y, month.m) && !wins(month);
    result = next_day || next_month ? 1 : -1;
    return result > 0;
}

int main() {
    int t;
    Date at;
    std::cin >> t;
    while (t-- && std::cin >> at.y >> at.m >> at.d)
        std::cout << (wins(at) ? "YES\n" : "NO\n");
}
