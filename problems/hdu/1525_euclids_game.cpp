// HDU 1525 - Euclid's Game
// https://acm.hdu.edu.cn/showproblem.php?pid=1525
// Game:      Two positive integers. A move subtracts a positive multiple of the
//            smaller one from the larger one, so that the result is not
//            negative. The player who makes a number 0 wins. Stan moves first;
//            print who wins. (Luogu P1290 is the same game in another frame.)
// Idea:      Let a >= b and r = a mod b. If a = b or a >= 2b, the player to
//            move wins: if r = 0, by making a 0, otherwise by leaving (b, r) or
//            (b + r, b). From (b + r, b) the only move leads to (b, r), so one
//            of the two is lost. If b < a < 2b, the move is forced:
//                24 15 -> 15 9 -> 9 6 -> 6 3    Ollie is to move and wins
// Source:    A. J. Cole, A. J. T. Davie, Mathematical Gazette 53 (1969)
// Limits:    1 <= a, b < 2^31 (assumed, not stated), any number of lines
// Time:      O(log b) per line: at most 43 forced moves (Fibonacci numbers)
// Beware:    wrong_twice_in_int.cpp: for b >= 2^30, 2b does not fit into int.
// Topics:    euclid, strategy-stealing
// Lesson:    18
// Also:      POJ 2348, UVa 10368, Kattis euclidsgame
#include <iostream>
#include <utility>

// Does the player to move win from a >= b > 0?
bool first_player_wins(int a, int b) {
    if (a == b || a / b >= 2) return true;
    return !first_player_wins(b, a - b);  // the only move
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int a, b;
    while (std::cin >> a >> b && a > 0) {
        if (a < b) std::swap(a, b);
        std::cout << (first_player_wins(a, b) ? "Stan wins\n" : "Ollie wins\n");
    }
    return 0;
}
