// Codeforces 167C - Wizards and Numbers
// https://codeforces.com/problemset/problem/167/C
// Game:      Two numbers a <= b, given in any order. A move replaces b by b -
//            a^k >= 0 with a k >= 1, or by b mod a. The player to move with a =
//            0 loses. For each of t pairs print the winner, First or Second.
// Idea:      Let q = b / a and r = b mod a. If (r, a) is lost, move there and
//            win. Otherwise nobody wants to move there. Subtracting a^k from b
//            takes a^(k-1) from q, and a = -1 modulo a + 1. So each move makes
//            x = q mod (a + 1) one more or less: even x wins. For a = 2, where
//            (1, 2) is won and b = 2q + 1:
//                q  0  1  2  3  4  5  6  7  8       x = 0 1 2 0 1 2 0 1 2
//                   N  P  N  N  P  N  N  P  N
// Proof:     lesson 18, powers instead of multiples
// Limits:    1 <= t <= 10^4, 0 <= a, b <= 10^18
// Time:      O(log b) per pair: at most 86 calls (Fibonacci numbers)
// Beware:    wrong_parity_of_quotient.cpp: for even a, x is not q mod 2.
// Topics:    euclid, subtraction-game
// Lesson:    18
#include <iostream>
#include <utility>

// Does the player to move win from a <= b?
bool first_player_wins(long long a, long long b) {
    if (a == 0) return false;
    if (!first_player_wins(b % a, a)) return true;
    return b / a % (a + 1) % 2 == 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests;
    long long a, b;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> a >> b;
        if (a > b) std::swap(a, b);
        std::cout << (first_player_wins(a, b) ? "First\n" : "Second\n");
    }
    return 0;
}
