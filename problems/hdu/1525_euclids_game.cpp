// HDU 1525 - Euclid's Game
// https://acm.hdu.edu.cn/showproblem.php?pid=1525
// Game:      Two positive integers. A move subtracts a positive multiple of the
//            smaller one from the larger one, so that the result is not
//            negative. Whoever makes a number 0 wins; Stan moves first. Print
//            who wins.
// Idea:      Let a >= b, and r = a mod b.
//                a = b or a >= 2b     the player to move wins
//                b < a < 2b           the only move goes to b and r
//            The first line holds because this player has a choice: if r = 0,
//            to make a number 0 at once; otherwise to leave b and r, or b + r
//            and b, from where the only move goes to b and r. If b and r are
//            lost for the player to move, it is right to leave them; if they
//            are won, it is right to make the other player leave them. The
//            moves of the second line are forced. They are made one by one,
//            until the first line tells who wins:
//                24 15 -> 15 9 -> 9 6 -> 6 3    Ollie is to move and wins
// Limits:    1 <= a, b < 2^31 (assumed: the statement gives no bound), any
//            number of lines
// Time:      O(log b) per line: at most 43 forced moves, for neighbours among
//            the Fibonacci numbers
// Beware:    wrong_twice_in_int.cpp: for b >= 2^30, 2b is no int any more.
// Beware:    wrong_golden_ratio.cpp: Stan wins iff a = b or a / b is above the
//            golden ratio; a double cannot tell for large Fibonacci numbers.
// Topics:    euclid, strategy-stealing
// Lesson:    03
// Also:      POJ 2348
#include <algorithm>
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

bool first_player_wins(int a, int b) {
    if (a < b) std::swap(a, b);
    bool wins = true;
    while (a != b && a / b == 1) {  // the move is forced
        a -= b;
        std::swap(a, b);
        wins = !wins;
    }
    return wins;
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
    int a, b;
    while (read(a) && read(b) && a > 0)
        std::cout << (first_player_wins(a, b) ? "Stan wins\n" : "Ollie wins\n");
    return 0;
}
