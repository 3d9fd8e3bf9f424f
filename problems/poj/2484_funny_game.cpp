// POJ 2484 - A Funny Game
// http://poj.org/problem?id=2484
// Game:      n coins lie in a circle. A move takes one coin, or two coins that
//            lie side by side; the gap stays open, so the coins beside it do
//            not become neighbours. Whoever takes the last coin wins; Alice
//            moves first. For each n: the name of the winner, Alice or Bob.
// Idea:      Symmetry: with n <= 2 Alice takes all coins at once. With n >= 3
//            Bob wins, as he can make two equal rows and then play the mirror
//            image of whatever Alice does.
//            n = 10, Alice takes one coin, Bob the middle one of the row:
//                          o o o o o o o o o  ->  o o o o . o o o o
//            n = 10, Alice takes two coins, Bob the middle two of the row:
//                          o o o o o o o o    ->  o o o . . o o o
// Proof:     For n >= 3, the first move opens the circle: one row of n - 1 or
//            n - 2 coins is left, and it is not empty. Bob takes the middle
//            coin if their number is odd, else the two in the middle. That
//            leaves two equal rows, both empty perhaps. Whatever Alice takes
//            from one of them, Bob takes the same coins of the other, so the
//            rows are equal again. So Bob always has a move, and takes the last
//            coin.
// Limits:    1 <= n <= 10^6, any number of games
// Time:      O(1) per game
// Beware:    wrong_gap_closes.cpp: if the coins closed up, one or two could be
//            taken from any n, and Bob would win iff n is a multiple of 3. The
//            sample does not tell the two games apart.
// Topics:    symmetry
// Lesson:    03
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

bool first_player_wins(int n) { return n <= 2; }

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
    while (read(n) && n > 0)
        std::cout << (first_player_wins(n) ? "Alice\n" : "Bob\n");
    return 0;
}
