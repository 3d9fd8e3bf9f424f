// HDU 1564 - Play a game
// https://acm.hdu.edu.cn/showproblem.php?pid=1564
// Game:      A stone begins on a corner cell of a board of n x n cells. A move
//            takes the stone to a cell that shares a side with its own and that
//            it has not visited yet; the corner counts as visited. Whoever
//            cannot move loses; 8600 moves first, against ailyanlu. For each n:
//            the name of the winner.
// Idea:      Symmetry, by pairs of cells: cover the board with dominoes, but
//            for the corner if n is odd. Always move the stone to the other
//            half of its domino. 8600 can do so if n is even, ailyanlu can if n
//            is odd. Here letters are dominoes, and the stone begins top left:
//                           A A B B           . A A
//                    n = 4: C C D D    n = 3: B C D
//                           E E F F           B C D
//                           G G H H
// Proof:     Let n be even. Before each move of 8600, one half of the stone's
//            domino is visited, and of no other domino is just one half. So
//            8600 can move to the other half. Then every domino is visited
//            wholly or not at all. If ailyanlu can still move, the stone comes
//            to the first half of a domino again.
//            Let n be odd. The dominoes lie flat in the first row and upright
//            in the n - 1 rows below, so they cover all cells but the corner.
//            At first no domino is visited, so the roles are exchanged.
//            One player can thus always move, and so makes the last move.
// Limits:    1 <= n <= 10000, any number of boards
// Time:      O(1) per board
// Beware:    wrong_period_of_four.cpp: the sample shows n = 2 only, and a rule
//            with n mod 4 fits that, too.
// Topics:    symmetry
// Lesson:    03
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

bool first_player_wins(int n) { return n % 2 == 0; }

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
        std::cout << (first_player_wins(n) ? "8600\n" : "ailyanlu\n");
    return 0;
}
