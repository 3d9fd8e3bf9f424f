// LightOJ 1247 - Matrix Game
// https://lightoj.com/problem/matrix-game
// Game:      A matrix of m rows and n columns with some stones in each cell. A
//            move takes stones from cells of one row, any numbers of them, at
//            least one stone in all. Whoever cannot move loses; Alice moves
//            first. Print who wins.
// Idea:      A move can leave any smaller number of stones in its row, and it
//            makes no difference in which cells. So a row is a pile of Nim, as
//            large as the sum of its cells. By Bouton's theorem Alice wins iff
//            nim_sum, the xor of these piles, is not 0:
//                2 3 8 -> 13 = 1101
//                5 2 7 -> 14 = 1110    nim_sum = 0011, Alice wins
// Proof:     A move changes one pile, so it turns a nim_sum of 0 into another.
//            If nim_sum is not 0, some pile has a 1 in the highest binary place
//            of nim_sum. In pile ^ nim_sum this 1 is 0, and the higher places
//            are as before. So the pile can be cut to pile ^ nim_sum, and the
//            xor is 0 then. Without stones nim_sum is 0, and the player to move
//            has lost.
// Limits:    1 <= T <= 100; 1 <= m, n <= 50; 0 <= cell <= 10^9, so a pile has
//            5 * 10^10 stones at the most
// Time:      O(m n) per test
// Beware:    wrong_int_row.cpp: in an int, piles that differ by 2^32 are equal.
// Beware:    wrong_cells_as_piles.cpp: a move may take from several cells.
// Topics:    nim
// Lesson:    05
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

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

// The rule of the game: the n cells of the next row are one pile.
long long read_pile(int n) {
    long long pile = 0;
    for (int cell; n > 0; --n) {
        read(cell);
        pile += cell;
    }
    return pile;
}

int main() {
    std::ios::sync_with_stdio(false);
    int tests, m, n;
    read(tests);
    for (int test = 1; test <= tests; ++test) {
        read(m);
        read(n);
        long long nim_sum = 0;
        for (; m > 0; --m) nim_sum ^= read_pile(n);
        std::cout << "Case " << test << (nim_sum ? ": Alice\n" : ": Bob\n");
    }
    return 0;
}
