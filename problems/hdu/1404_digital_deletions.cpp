// HDU 1404 - Digital Deletions
// https://acm.hdu.edu.cn/showproblem.php?pid=1404
// Game:      A string of 1 to 6 digits. A move makes one digit smaller, or
//            erases a digit 0 and everything to its right. Whoever empties the
//            string wins. For each string: Yes if the first player wins, else
//            No.
// Idea:      A string with a leading 0 is won: erase all of it. Any other
//            string is a number p > 0. Go through p = 1, 2, 3, ...: if p is not
//            marked, it is a P-position: whoever is to move loses. Then mark as
//            won each string with a move to p: p with one of its digits raised
//            by any amount, and p with a 0 and any tail, or none, behind it.
//            The first ones:
//            P-position  marks as won
//                1       2..9, 10, 100..109, 1000..1099, ...
//               11       21, 31, ..., 91, 12..19, 110, 1100..1109, ...
//               20       30, 40, ..., 90, 21..29, 200, 2000..2009, ...
// Proof:     A move from p leads to a smaller number, or to a string with a
//            leading 0, which is won. By induction smaller numbers are settled
//            when the loop comes to p, and each P-position among the options of
//            p has marked p, and nothing else has. So p is marked iff some move
//            leads to a P-position, that is, iff p is won.
// Limits:    1 <= length of string <= 6, any number of strings; 0, 00 and
//            000001 are strings of their own
// Time:      2.1 * 10^6 marks once, then O(1) per string
// Beware:    wrong_read_as_int.cpp: 000001 is won, and 1 is not.
// Beware:    wrong_erase_only_zero.cpp: what stands to the right of an erased
//            0 is erased, too.
// Topics:    retrograde
// Lesson:    01
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

const int END = 1000000;  // the first number of 7 digits

// The rule of the game, backwards: marks each string with a move to p.
void mark_moves_to(int p, std::vector<bool>& won) {
    for (int place = 1; place <= p; place *= 10)
        for (int digit = p / place % 10 + 1, q = p + place; digit <= 9;
             ++digit, q += place)
            won[q] = true;
    for (int tails = 1; 10 * p * tails < END; tails *= 10)
        for (int tail = 0; tail < tails; ++tail)
            won[10 * p * tails + tail] = true;
}

bool first_player_wins(const std::string& digits,
                       const std::vector<bool>& won) {
    return digits[0] == '0' || won[std::atoi(digits.c_str())];
}

int main() {
    std::ios::sync_with_stdio(false);
    std::vector<bool> won(END);
    for (int p = 1; p < END; ++p)
        if (!won[p]) mark_moves_to(p, won);
    std::string digits;
    while (std::cin >> digits)
        std::cout << (first_player_wins(digits, won) ? "Yes\n" : "No\n");
    return 0;
}
