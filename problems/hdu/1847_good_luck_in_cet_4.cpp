// HDU 1847 - Good Luck in CET-4 Everybody!
// https://acm.hdu.edu.cn/showproblem.php?pid=1847
// Game:      One pile of n cards. A move takes 1, 2, 4, 8, ... of them, at most
//            all that are left; whoever takes the last card wins. Kiki moves
//            first. For each n: the name of the winner, Kiki or Cici.
// Idea:      A subtraction game whose P-positions are the multiples of 3, as if
//            only 1 or 2 cards could be taken: Kiki wins iff n mod 3 is not 0.
//            n     0  1  2  3  4  5  6  7  8  9 10 11 12
//            take  -  1  2  -  1  2  -  1  2  -  1  2  -
// Proof:     No power of two is a multiple of 3, so a move never joins two
//            multiples of 3. From any other n, taking n mod 3 cards, which is 1
//            or 2, leaves a multiple. The game ends at 0, a multiple.
// Limits:    1 <= n <= 1000, any number of cases
// Time:      O(1) per case
// Beware:    wrong_both_take_most.cpp: to take the most is not always best. Of
//            5 cards Kiki has to take 2; after 4, Cici takes the last card.
// Topics:    subtraction-game
// Lesson:    02
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

bool first_player_wins(int n) { return n % 3 != 0; }

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
    int n;
    while (read(n)) std::cout << (first_player_wins(n) ? "Kiki\n" : "Cici\n");
    return 0;
}
