// HDU 1079 - Calendar Game
// https://acm.hdu.edu.cn/showproblem.php?pid=1079
// Game:      A move takes a date to the next day, or to the same day of the
//            next month if there is such a date. The player who reaches 4
//            November 2001 wins; a player who passes it loses. Adam moves
//            first. For each date from 1900 on: YES if Adam wins, else NO.
// Idea:      Let s = month + day. Adam wins iff s is even or the date is 30
//            September or 30 November (proof: lesson 1, theorem 4). The next
//            month always changes the parity of s, and the next day does so
//            unless a month of even length ends. In 2001:
//            date  9/28  9/29  9/30  10/1  10/2 10/31  11/1  11/2  11/3  11/4
//            s       37    38    39    11    12    41    12    13    14    15
//            Adam    NO   YES   YES    NO   YES    NO   YES    NO   YES    NO
// Strategy:  move to an odd s, but not to 30 September or 30 November.
// Limits:    T >= 1 dates from 1 January 1900 to 4 November 2001:
//            1900 <= year <= 2001, 1 <= month <= 12, 1 <= day <= 31
// Time:      O(1) per date
// Beware:    wrong_parity_only.cpp: 9/30 and 11/30 break the rule of parity.
// Topics:    pattern
// Lesson:    01
// Also:      POJ 1082, UVa 1557
#include <iostream>

bool first_player_wins(int month, int day) {
    if (day == 30 && (month == 9 || month == 11)) return true;
    return (month + day) % 2 == 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, year, month, day;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> year >> month >> day;
        std::cout << (first_player_wins(month, day) ? "YES\n" : "NO\n");
    }
    return 0;
}
