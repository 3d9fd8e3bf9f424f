// HDU 1404 - Digital Deletions
// https://acm.hdu.edu.cn/showproblem.php?pid=1404
// Game:      A string of 1 to 6 digits. A move makes one digit smaller, or
//            erases a digit 0 and everything to its right. The player who
//            empties the string wins. For each string: Yes if the first player
//            wins, else No.
// Idea:      A string with a leading 0 is won: erase all of it. Any other
//            string is a number p > 0, and its moves lead to smaller numbers or
//            to a leading 0. Go through p = 1, 2, 3, ...: if p is not marked,
//            it is lost. Then mark as won each string with a move to p: p with
//            a larger digit, and p followed by a 0 and any digits, or none. So
//            1 marks 2..9, 10, 100..109, ...; 11 is lost again.
// Limits:    1 <= length of string <= 6, any number of strings; 0 is not 00
// Time:      2.1 * 10^6 marks once, then O(1) per string
// Beware:    wrong_read_as_int.cpp: 000001 is won, and 1 is not.
// Topics:    retrograde
// Lesson:    01
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

const int END = 1000000;  // the first number of 7 digits

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    std::vector<bool> won(END);
    for (int p = 1; p < END; ++p) {
        if (won[p]) continue;
        for (int place = 1; place <= p; place *= 10)  // raise one digit
            for (int q = p + place; q / place % 10 != 0; q += place)
                won[q] = true;
        for (int tails = 1; 10 * p * tails < END; tails *= 10)  // add 0, tail
            for (int tail = 0; tail < tails; ++tail)
                won[10 * p * tails + tail] = true;
    }
    std::string digits;
    while (std::cin >> digits) {
        const bool first_player_wins =
            digits[0] == '0' || won[std::atoi(digits.c_str())];
        std::cout << (first_player_wins ? "Yes\n" : "No\n");
    }
    return 0;
}
