// HDU 1847 - Good Luck in CET-4 Everybody!
// https://acm.hdu.edu.cn/showproblem.php?pid=1847
// Game:      One pile of n cards. A move takes 1, 2, 4, 8, ... of them, at most
//            all that are left; the player who takes the last card wins. Kiki
//            moves first. For each n: the name of the winner, Kiki or Cici.
// Idea:      A subtraction game. Its P-positions are the multiples of 3, as if
//            only 1 or 2 cards could be taken.
//                n     0  1  2  3  4  5  6  7  8  9 10 11 12
//                take  -  1  2  -  1  2  -  1  2  -  1  2  -
// Proof:     No power of two is a multiple of 3, so no move joins two multiples
//            of 3. From any other n, taking n mod 3 cards, 1 or 2, leaves a
//            multiple. The game ends at 0, a multiple.
// Limits:    1 <= n <= 1000, any number of cases
// Time:      O(1) per case
// Beware:    wrong_both_take_most.cpp: of 5 cards Kiki must take 2, not 4.
// Topics:    subtraction-game
// Lesson:    02
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n;
    while (std::cin >> n) std::cout << (n % 3 != 0 ? "Kiki\n" : "Cici\n");
    return 0;
}
