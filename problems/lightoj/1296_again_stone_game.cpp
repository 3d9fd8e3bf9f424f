// LightOJ 1296 - Again Stone Game
// https://lightoj.com/problem/again-stone-game
// Game:      n piles. A move takes from a pile of x stones at least 1 and at
//            most x / 2 of them. Whoever cannot move loses; Alice moves first.
//            For each case: the name of the winner, Alice or Bob.
// Idea:      Each pile is a game of its own, so by Sprague-Grundy (lesson 6
//            proves it) Alice wins iff the nim-sum (xor) of g over the piles is
//            not 0, where g(x) is the least number >= 0 that no g of an option
//            is. The table
//            x  0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16
//            g  0  0  1  0  2  1  3  0  4  2  5  1  6  3  7  0  8
//            shows g(2k) = k and g(2k + 1) = g(k): drop the ones at the end of
//            x in binary, then halve. For x = 11, that is 1011, 10, 1.
// Proof:     By induction on k, that g(2k) = k, g(2k + 1) = g(k), and the k + 1
//            piles k+1..2k+1 have the values 0..k, each once. For k = 0: the
//            piles 0 and 1 have no move, so g(0) = g(1) = 0. For k > 0: the
//            piles k..2k-1 have the values 0..k-1, each once. They are the
//            options of 2k, so g(2k) = k. The options of 2k + 1 are the piles
//            k+1..2k. They have the values 0..k except g(k), so g(2k + 1) =
//            g(k), and the piles k+1..2k+1 have the values 0..k, each once.
// Limits:    1 <= T <= 100, 1 <= n <= 1000, 1 <= pile <= 10^9
// Time:      O(log pile) per pile
// Beware:    wrong_even_is_zero.cpp: gives an even pile the value 0, but from 2
//            stones there is a move to 1 stone, which wins.
// Beware:    wrong_quarter_of_odd.cpp: drops one 1 only from an odd pile.
// Topics:    sprague-grundy, pattern
// Lesson:    07
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

// The Grundy value: half of the pile without the binary ones at its end.
int grundy(int pile) {
    while (pile % 2 == 1) pile /= 2;
    return pile / 2;
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
    int tests, n, pile;
    read(tests);
    for (int test = 1; test <= tests; ++test) {
        int nim_sum = 0;
        for (read(n); n > 0; --n) {
            read(pile);
            nim_sum ^= grundy(pile);
        }
        std::cout << "Case " << test << (nim_sum ? ": Alice\n" : ": Bob\n");
    }
    return 0;
}
