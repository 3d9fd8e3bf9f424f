// HDU 2897 - Chance Encounter
// https://acm.hdu.edu.cn/showproblem.php?pid=2897
// Game:      One pile of n coins. A move takes at least p and at most q of
//            them; if fewer than p are left, it takes them all. Whoever takes
//            the last coin loses. Print WIN if the player who moves first wins,
//            else LOST.
// Idea:      Bachet's game with a lower bound and under misere play. The piles
//            of 1 to p are lost, since all of it has to be taken. The next q
//            are won by taking all but 1 to p coins. From there on this repeats
//            every p + q coins, because a player can answer each x by
//            p + q - x. So with rest = n mod (p+q)
//            LOST iff 1 <= rest <= p.
//                p = 2    n     1 2 3 4 5 6 7 8 9 10 11 12 13
//                q = 4    lost  L L         L L             L
// Proof:     Let 1 <= rest <= p. If n = rest, all has to be taken. Otherwise
//            more than p + q coins are there; after x of them, with
//            p <= x <= q, the other player takes p + q - x, which is as legal,
//            and rest stays the same.
//            If rest is 0 or greater than p, let r = rest, or p + q instead of
//            0. To take q, or r - 1 if that is less, leaves r - q or 1, which
//            is between 1 and p: the case above, for the other player.
// Limits:    n, p, q < 65536 and p <= q, both assumed, in any number of lines
// Time:      O(1) per line
// Beware:    wrong_normal_play.cpp: lets the last coin win, rest < p is lost.
// Beware:    wrong_remainder_p_won.cpp: p coins, too, have to be taken at once.
// Topics:    bachet, subtraction-game
// Lesson:    02
// Standard:  C++98
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

// Does the player to move lose?
bool is_p_position(int n, int p, int q) {
    const int rest = n % (p + q);
    return 1 <= rest && rest <= p;
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
    int n, p, q;
    while (read(n) && read(p) && read(q))
        std::cout << (is_p_position(n, p, q) ? "LOST\n" : "WIN\n");
    return 0;
}
