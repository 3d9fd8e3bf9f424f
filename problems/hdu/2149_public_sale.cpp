// HDU 2149 - Public Sale
// https://acm.hdu.edu.cn/showproblem.php?pid=2149
// Game:      A price starts at 0, and each bid raises it by 1 to max_bid.
//            Whoever first brings it to target or more wins. For each target
//            and max_bid (the statement's M and N): every first bid that wins,
//            in increasing order, or none.
// Idea:      Bachet's game on the amount that is missing, target - price. A bid
//            that passes target wins too, but whoever can pass target can also
//            reach it, so the P-positions are still the multiples of
//            max_bid + 1. The winning first bids are
//            - target to max_bid, if target <= max_bid: they end the game;
//            - else only target mod (max_bid+1), or none if this is 0.
//            With max_bid = 3:
//            target   1    2    3    4    5    6    7    8    9   10
//            bids    1-3  2-3   3  none   1    2    3  none   1    2
// Limits:    0 < M, N < 1100 (target and max_bid), any number of cases
// Time:      O(max_bid) per case
// Beware:    wrong_exact_bid_only.cpp: the bids that pass target win as well.
// Topics:    bachet, subtraction-game
// Lesson:    02
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

// snippet: bachet
// How many of n stones to take when 1..k may be taken; 0 if no move wins. A
// move never joins two multiples of k + 1, and any other n has a move to one.
template <class Integer>
Integer bachet_winning_move(Integer n, Integer k) {
    assert(n >= 0 && k >= 1 && k < std::numeric_limits<Integer>::max());
    return n % (k + 1);
}
// end snippet

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
// snippet: fast_output
// Writes a non-negative integer, and the character behind it.
template <class Integer>
void write(Integer number, char after) {
    assert(number >= 0);
    char text[21];  // 2^64 has twenty digits
    char* first = text + 20;
    *first = after;
    for (; number >= 10; number = Integer(number / 100)) {
        const int pair = int(number % 100);
        *--first = char('0' + pair % 10);
        *--first = char('0' + pair / 10);
    }
    if (number > 0 || first == text + 20) *--first = char('0' + int(number));
    while (first < text + 21) std::cout.rdbuf()->sputc(*first++);
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    int target, max_bid;
    while (read(target) && read(max_bid)) {
        const int least = bachet_winning_move(target, max_bid);
        const int most = target <= max_bid ? max_bid : least;
        if (least == 0)
            std::cout << "none\n";
        else
            for (int bid = least; bid <= most; ++bid)
                write(bid, bid < most ? ' ' : '\n');
    }
    return 0;
}
