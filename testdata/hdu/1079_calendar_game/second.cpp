// A table over the days from 1 January 1900, numbered from 0 and filled from
// the target backwards. The same day next month is a month's length ahead.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    // months are numbered from 0, January 1900, to 23 months past the target
    std::vector<int> length, start(1, 0);
    for (int year = 1900; year <= 2003; ++year)
        for (int month = 0; month < 12; ++month) {
            constexpr int USUAL[] = {31, 28, 31, 30, 31, 30,
                                     31, 31, 30, 31, 30, 31};
            const bool is_leap_day =
                month == 1 && year % 4 == 0 && year != 1900;
            length.push_back(USUAL[month] + is_leap_day);
            start.push_back(start.back() + length.back());
        }
    const int target_month = 101 * 12 + 10;
    const int target = start[target_month] + 4 - 1;
    std::vector<char> is_won(target + 40, true);  // past the target
    is_won[target] = false;
    for (int month = target_month; month >= 0; --month)
        for (int day = length[month]; day >= 1; --day) {
            const int date = start[month] + day - 1;
            if (date >= target) continue;
            is_won[date] = !is_won[date + 1];
            if (day <= length[month + 1] && !is_won[date + length[month]])
                is_won[date] = true;
        }
    int cases, year, month, day;
    for (std::cin >> cases; cases > 0; --cases) {
        std::cin >> year >> month >> day;
        const int date = start[(year - 1900) * 12 + month - 1] + day - 1;
        std::cout << (is_won[date] ? "YES\n" : "NO\n");
    }
}
