// HDU 2147 - kiki's game
// https://acm.hdu.edu.cn/showproblem.php?pid=2147
// Game:      A coin stands in the top right cell of a board of n rows and m
//            columns. A move shifts the coin one cell left, one cell down, or
//            diagonally, one cell left and down. Whoever cannot move loses;
//            kiki moves first. For each board: "Wonderful!" if kiki wins, else
//            "What a pity!".
// Idea:      Only the way to the bottom left cell matters: at first the coin is
//            down = n - 1 rows and left = m - 1 columns away from it. The
//            P-positions are those where both numbers are even:
//                      left  0  1  2  3  4  5
//            down = 0        P  N  P  N  P  N
//            down = 1        N  N  N  N  N  N
//            down = 2        P  N  P  N  P  N
//            down = 3        N  N  N  N  N  N
// Proof:     A move subtracts 1 from down, from left, or from both. If both are
//            even, every move makes at least one of them odd. Otherwise,
//            subtract 1 from each of them that is odd: an odd number is at
//            least 1, so this is a move, and it leaves both even. The game ends
//            with both 0, which is even.
// Limits:    1 <= n, m <= 2000, any number of boards; 10000 KiB of memory
// Time:      O(1) per board
// Beware:    wrong_both_even.cpp: it is n - 1 and m - 1 that are even.
// Beware:    wrong_int_table.cpp: a table of 2001 x 2001 int takes 16 MB.
// Topics:    pattern
// Lesson:    01
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

bool first_player_wins(int down, int left) {
    return down % 2 != 0 || left % 2 != 0;
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
    int n, m;
    while (read(n) && read(m) && n > 0) {
        const bool kiki_wins = first_player_wins(n - 1, m - 1);
        std::cout << (kiki_wins ? "Wonderful!\n" : "What a pity!\n");
    }
    return 0;
}
