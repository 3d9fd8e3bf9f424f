// HDU 1079 - Calendar Game
// https://acm.hdu.edu.cn/showproblem.php?pid=1079
// Game:      A move takes a date to the next day, or to the same day of the
//            next month if there is such a date. Whoever reaches 4 November
//            2001 wins, whoever passes it loses; Adam moves first. For each
//            date from 1900 on: YES if Adam wins, else NO.
// Idea:      Let s = month + day. Adam wins iff s is even or the date is 30
//            September or 30 November. In 2001:
//            date  9/28  9/29  9/30  10/1  10/2 10/31  11/1  11/2  11/3  11/4
//            s       37    38    39    11    12    41    12    13    14    15
//            Adam    NO   YES   YES    NO   YES    NO   YES    NO   YES    NO
// Proof:     By induction, backwards from 11/4. The next month always changes
//            the parity of s (12 becomes 1). The next day does so, too, except
//            at the end of a month of even length.
//            9/30, 11/30: the next day has s = 11 or 13, a P-position.
//            Other odd s: each move makes s even, or passes 11/4 and loses.
//            Even s: the next day is a P-position, except for five dates. From
//            these the next month is a P-position, and not past 11/4:
//            date    s   next day   s   next month   s
//            2/28   30   3/1        4   3/28        31
//            4/30   34   5/1        6   5/30        35
//            6/30   36   7/1        8   7/30        37
//            9/29   38   9/30      39   10/29       39
//            11/29  40   11/30     41   12/29       41
//            In a leap year February ends on the 29th, an odd length, so it
//            makes no exception.
// Limits:    T >= 1 dates from 1 January 1900 to 4 November 2001:
//            1900 <= year <= 2001, 1 <= month <= 12, 1 <= day <= 31
// Time:      O(1) per date
// Beware:    wrong_parity_only.cpp: 9/30 and 11/30 break the rule of parity.
// Topics:    pattern
// Lesson:    01
// Also:      POJ 1082
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

bool first_player_wins(int month, int day) {
    const bool is_exception = day == 30 && (month == 9 || month == 11);
    return (month + day) % 2 == 0 || is_exception;
}

// snippet: fast_input
// Reads the next integer of standard input; 0 and false at its end.
template <class Integer>
bool read(Integer& number) {
    std::streambuf& input = *std::cin.rdbuf();
    number = 0;
    int c = input.sbumpc();
    for (; c < '0' || c > '9'; c = input.sbumpc()) {
        assert(c != '-');  // no negative numbers
        if (c == EOF) return false;
    }
    const Integer most = std::numeric_limits<Integer>::max();
    Integer n = 0;  // a local variable is faster than the reference
    for (; c >= '0' && c <= '9'; c = input.sbumpc()) {
        assert(n < most / 10 || n <= (most - (c - '0')) / 10);
        n = Integer(n * 10 + Integer(c - '0'));
    }
    number = n;
    return true;
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    int tests, year, month, day;
    for (read(tests); tests > 0; --tests) {
        read(year);
        read(month);
        read(day);
        std::cout << (first_player_wins(month, day) ? "YES\n" : "NO\n");
    }
    return 0;
}
