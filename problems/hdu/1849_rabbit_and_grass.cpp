// HDU 1849 - Rabbit and Grass
// https://acm.hdu.edu.cn/showproblem.php?pid=1849
// Game:      Pieces on a row of squares 0, 1, 2, ... A move shifts one piece
//            any positive number of squares towards square 0; pieces may share
//            a square. Whoever cannot move loses; Rabbit moves first. Print
//            who wins.
// Idea:      A piece on square k can go to each of 0..k-1, just as a pile of k
//            stones can shrink, and pieces do not hinder each other: this is
//            Nim. By Bouton's theorem Rabbit wins iff the nim-sum (xor) of the
//            squares is not 0.
// Proof:     From nim-sum 0 every move leads to another nim-sum, because it
//            changes one number of the xor. From a nim-sum s > 0 some move
//            leads to 0: a square k with a 1 in the highest binary place of s
//            has (k xor s) < k, and moving there makes the nim-sum s xor s.
//            With all pieces on square 0 the nim-sum is 0 and nobody can move.
// Limits:    m <= 1000 pieces on squares <= 1000, any number of games
// Time:      O(m) per game
// Topics:    nim
// Standard:  C++98
#include <cstdio>
#include <iostream>

// snippet: fast_input
// Reads the next integer of standard input; 0 and false at its end.
template <class Integer>
bool read(Integer& number) {
    std::streambuf& input = *std::cin.rdbuf();
    int c = input.sbumpc();
    while (c != EOF && (c < '0' || c > '9')) c = input.sbumpc();
    number = 0;
    if (c == EOF) return false;
    for (; c >= '0' && c <= '9'; c = input.sbumpc())
        number = Integer(number * 10 + Integer(c - '0'));
    return true;
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    int m, square;
    while (read(m) && m > 0) {
        int nim_sum = 0;
        for (; m > 0; --m) {
            read(square);
            nim_sum ^= square;
        }
        std::cout << (nim_sum ? "Rabbit Win!\n" : "Grass Win!\n");
    }
    return 0;
}
