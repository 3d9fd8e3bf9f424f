// HDU 2897 - Chance Encounter
// https://acm.hdu.edu.cn/showproblem.php?pid=2897
// Game:      One pile of n coins. A move takes at least p and at most q of
//            them; if fewer than p are left, it takes them all. Whoever takes
//            the last coin loses. Print WIN if the player who moves first wins,
//            else LOST.
// Idea:      Bachet's game with a lower bound and under misere play. The piles
//            of 1 to p are lost, since all of it has to be taken. The next q
//            are won by taking all but 1 to p coins. From there on this repeats
//            every p + q coins. So with rest = n mod (p+q)
//            LOST iff 1 <= rest <= p.
//                p = 2    n     1 2 3 4 5 6 7 8 9 10 11 12 13
//                q = 4    lost  L L         L L             L
// Proof:     Let rest be p + q instead of 0.
//            If rest <= p, all of n = rest has to be taken. If more coins are
//            there, a move takes x of them, p <= x <= q, and rest becomes
//            rest + (p + q - x). That is p + 1 to p + q: never lost.
//            If rest > p, take q coins if rest > q: that leaves rest - q, which
//            is 1 to p. If rest <= q, take rest - 1 coins, which are at least
//            p: that leaves 1. Both are lost for the other player.
// Limits:    1 <= n, p, q < 65536, p <= q (all assumed), any number of lines
// Time:      O(1) per line
// Beware:    wrong_stuck_below_p.cpp: answers the game in which whoever cannot
//            take p coins loses. There n is lost iff rest < p.
// Beware:    wrong_remainder_p_won.cpp: p coins, too, have to be taken at once.
// Topics:    bachet, subtraction-game
// Lesson:    02
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

bool first_player_wins(int n, int p, int q) {
    const int rest = n % (p + q);
    return rest == 0 || rest > p;
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
        std::cout << (first_player_wins(n, p, q) ? "WIN\n" : "LOST\n");
    return 0;
}
