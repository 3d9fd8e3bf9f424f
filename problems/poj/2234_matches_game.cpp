// POJ 2234 - Matches Game
// http://poj.org/problem?id=2234
// Game:      M piles of matches. A move takes any positive number of matches
//            from one pile; the player who takes the last match wins. For each
//            line: Yes if the player who moves first wins, else No.
// Idea:      Bouton's theorem (lesson 4): the first player wins iff nim_sum,
//            the xor of the piles, is not 0.
//                3 = 0011   6 = 0110   9 = 1001   nim_sum 1100
//                3 = 0011   6 = 0110   5 = 0101   nim_sum 0000 after taking 4
// Source:    C. L. Bouton, Annals of Mathematics 3 (1901), 35-39
// Limits:    1 <= M <= 20, 1 <= pile <= 10^7, any number of lines
// Time:      O(M) per line
// Beware:    wrong_one_answer_more.cpp: `while (!std::cin.eof())` asks before
//            it reads, so the line end after the last number makes one answer
//            too many.
// Topics:    nim
// Lesson:    04
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int m, pile;
    while (std::cin >> m) {
        int nim_sum = 0;
        for (; m > 0; --m) {
            std::cin >> pile;
            nim_sum ^= pile;
        }
        std::cout << (nim_sum != 0 ? "Yes\n" : "No\n");
    }
    return 0;
}
