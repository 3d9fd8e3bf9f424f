// HDU 1404 - Digital Deletions
// https://acm.hdu.edu.cn/showproblem.php?pid=1404
// Game:      A string of 1 to 6 digits. A move makes one digit smaller, or
//            erases a digit 0 and everything to the right of it. Whoever erases
//            the last digit wins. For each string: does the first player win?
// Idea:      A string with a 0 in front is won at once: erase all. The others
//            are the numbers 1..999999, a move to one of them makes the number
//            smaller, and a move to a 0 in front loses. So go upwards: a number
//            that is not marked when its turn comes is a P-position, and all
//            the numbers with a move to it, which are larger, are marked.
// Limits:    at most 6 digits; 0, 00 and 000001 are strings of their own
// Time:      O(26 P) for the table, with the P = 79644 P-positions numbers
// Memory:    125 KB
// Topics:    retrograde
// Standard:  C++98
#include <cstdio>
#include <cstdlib>
#include <vector>

const int END = 1000000;  // one more than the largest number

// The rule of the game backwards, from a number without a 0 in front.
void mark_those_that_move_to(int number, std::vector<bool>& is_n_position) {
    // a digit was larger
    for (int place = 1; place <= number; place *= 10) {
        int from = number;
        for (int digit = number / place % 10; digit < 9; ++digit) {
            from += place;
            is_n_position[from] = true;
        }
    }
    // a 0 and any tail of digits were erased
    for (int tails = 1; number * 10 * tails < END; tails *= 10)
        for (int tail = 0; tail < tails; ++tail)
            is_n_position[number * 10 * tails + tail] = true;
}

int main() {
    std::vector<bool> is_n_position(END);
    for (int number = 1; number < END; ++number)
        if (!is_n_position[number])
            mark_those_that_move_to(number, is_n_position);
    char digits[7];
    while (std::scanf("%6s", digits) == 1) {
        const bool wins = digits[0] == '0' || is_n_position[std::atoi(digits)];
        std::puts(wins ? "Yes" : "No");
    }
    return 0;
}
