// HDU 1849 - Rabbit and Grass
// https://acm.hdu.edu.cn/showproblem.php?pid=1849
// Game:      Pieces on a row of squares 0, 1, 2, ... A move shifts one piece
//            any positive number of squares towards square 0; pieces may share
//            a square. The player who cannot move loses. Rabbit moves first;
//            print who wins.
// Idea:      A piece on square k can go to each of 0..k-1, just as a pile of k
//            stones can shrink, and pieces do not hinder each other: this is
//            Nim. By Bouton's theorem (lesson 4) Rabbit wins iff the nim-sum
//            (xor) of the squares is not 0. Pieces on 3, 5, 8:
//            3 xor 5 xor 8 = 14, so Rabbit wins, by 8 -> 6: 3 xor 5 xor 6 = 0.
// Source:    C. L. Bouton, Annals of Mathematics 3 (1901), 35-39
// Limits:    1 <= m <= 1000 pieces, 0 <= k <= 1000, any number of games
// Time:      O(m) per game
// Beware:    wrong_unpaired_piece.cpp: pieces on the same square cancel, but
//            nim-sum 0 does not need pairs: 1 xor 2 xor 3 = 0.
// Topics:    nim
// Lesson:    04
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int m, square;
    while (std::cin >> m && m > 0) {
        int nim_sum = 0;
        for (; m > 0; --m) {
            std::cin >> square;
            nim_sum ^= square;
        }
        std::cout << (nim_sum != 0 ? "Rabbit Win!\n" : "Grass Win!\n");
    }
    return 0;
}
