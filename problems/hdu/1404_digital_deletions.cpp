// HDU 1404 - Digital Deletions
// https://acm.hdu.edu.cn/showproblem.php?pid=1404
// Game:      A string of 1 to 6 digits. A move makes one digit smaller, or
//            erases a digit 0 and everything to its right. Whoever erases the
//            last digit wins. For each string: Yes if the first player wins,
//            else No.
// Idea:      A string with a leading 0 is won at once: erase all of it. Any
//            other string is a prefix q, a number or empty, and a last digit d.
//            Call d the P-digit of q if q d is a P-position. There is at most
//            one, because a larger d can be lowered to it. It is the least
//            digit that no other move excludes:
//            - Lowering a digit of q gives a prefix r. If r has a P-digit, q
//              cannot have the same. (A leading 1 is not lowered: 0... is won.)
//            - Erasing d = 0 leaves q. If q is a P-position, 0 is excluded.
//            - Erasing a 0 in q leaves a prefix of q. If this is a P-position,
//              all digits are excluded, and q has no P-digit.
//            q        -  1  2  3  4  5  6  7  8  9 10 11 12 13
//            P-digit  1  1  0  2  3  4  5  6  7  8  -  1  0  2
//            So 1, 11, 20, 32, ... are P-positions, and 100..109 are none.
// Limits:    at most 6 digits; 0, 00 and 000001 are strings of their own
// Time:      O(5 * 10^5) once, then O(1) per string
// Memory:    1.2 MB
// Beware:    wrong_read_as_int.cpp: 000001 is won, and 1 is not.
// Beware:    wrong_erase_only_zero.cpp: what stands to the right of an erased
//            0 is erased, too.
// Topics:    retrograde, mex
// Lesson:    01
// Standard:  C++98
#include <cstdio>
#include <iostream>
#include <vector>

const int PREFIXES = 100000;           // of at most 5 digits; 0: the empty one
const int ALL_DIGITS = 1023;           // bit d stands for the digit d
typedef std::vector<short> DigitSets;  // of each prefix

bool is_p_position(int number, const DigitSets& p_digit) {
    return p_digit[number / 10] >> number % 10 & 1;
}

// The rule of the game: the P-digit of each prefix q, or an empty set.
DigitSets p_digit_of_prefixes() {
    DigitSets p_digit(PREFIXES);
    // lowered[i][q]: the P-digits of all r that differ from q in a smaller
    // digit at place i.
    std::vector<DigitSets> lowered(5, DigitSets(PREFIXES));
    p_digit[0] = 1 << 1;  // 0 is won, so 1 is a P-position
    for (int q = 1; q < PREFIXES; ++q) {
        int excluded = is_p_position(q, p_digit) ? 1 : 0;  // the digit 0
        int place = 1, rest = q;  // rest: q without its last i digits
        for (int i = 0; rest > 1; ++i, place *= 10, rest /= 10) {
            if (rest % 10 == 0) {
                if (is_p_position(rest / 10, p_digit)) excluded = ALL_DIGITS;
            } else {
                const int r = q - place;
                lowered[i][q] = lowered[i][r] | p_digit[r];
                excluded |= lowered[i][q];
            }
        }
        // the least digit that is not excluded
        p_digit[q] = short(~excluded & (excluded + 1) & ALL_DIGITS);
    }
    return p_digit;
}

// Reads the next string as a number; every string with a leading 0 as 0, for
// all of them are won. False at the end of the input.
bool read_string(int& number) {
    std::streambuf& input = *std::cin.rdbuf();
    int c = input.sbumpc();
    while (c != EOF && c < '0') c = input.sbumpc();
    if (c == EOF) return false;
    number = c - '0';
    while ((c = input.sbumpc()) >= '0')
        if (number > 0) number = number * 10 + (c - '0');
    return true;
}

int main() {
    std::ios::sync_with_stdio(false);
    const DigitSets p_digit = p_digit_of_prefixes();
    int number;
    while (read_string(number))
        std::cout << (is_p_position(number, p_digit) ? "No\n" : "Yes\n");
    return 0;
}
