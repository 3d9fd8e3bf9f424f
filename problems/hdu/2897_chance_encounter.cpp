// HDU 2897 - Chance Encounter
// https://acm.hdu.edu.cn/showproblem.php?pid=2897
// Game:      One pile of n coins. A move takes at least p and at most q of
//            them; if fewer than p are left, it takes them all. The player who
//            takes the last coin loses. Print WIN if the first player wins,
//            else LOST.
// Idea:      Bachet's game with a lower bound, under misere play (proof: lesson
//            2). The piles of 1 to p are lost: all coins must be taken. The
//            next q are won by leaving 1 to p coins. This repeats every p + q
//            coins, so n is lost iff 1 <= n mod (p + q) <= p.
//                p = 2    n     1 2 3 4 5 6 7 8 9 10 11 12 13
//                q = 4    lost  L L         L L             L
// Limits:    1 <= n, p, q < 65536, p <= q (all assumed), any number of lines
// Time:      O(1) per line
// Beware:    wrong_stuck_below_p.cpp: the last move may take fewer than p.
// Topics:    bachet, subtraction-game
// Lesson:    02
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, p, q;
    while (std::cin >> n >> p >> q) {
        const int rest = n % (p + q);
        std::cout << (rest == 0 || rest > p ? "WIN\n" : "LOST\n");
    }
    return 0;
}
