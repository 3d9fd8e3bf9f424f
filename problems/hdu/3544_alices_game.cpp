// HDU 3544 - Alice's Game
// https://acm.hdu.edu.cn/showproblem.php?pid=3544
// Game:      N rectangular pieces of size X * Y. Alice cuts one of them into
//            A * Y and (X - A) * Y with 0 < A < X, Bob cuts one into X * B and
//            X * (Y - B) with 0 < B < Y. The players move in turn; whoever
//            cannot move loses; Alice moves first. Print the winner.
// Idea:      This is Cutcake: each player has moves of her or his own. A piece
//            is worth a whole number v, the moves that Alice is ahead in it. To
//            find v, halve X and Y, rounding down, until one of them is 1: then
//            v = X - Y. These numbers add up: Alice wins iff total > 0.
//                v   Y=1  2  3  4  5  6  7  8
//               X=1    0 -1 -2 -3 -4 -5 -6 -7
//                 2    1  0  0 -1 -1 -2 -2 -3
//                 3    2  0  0 -1 -1 -2 -2 -3
//                 4    3  1  1  0  0  0  0 -1
//                 5    4  1  1  0  0  0  0 -1
//                 6    5  2  2  0  0  0  0 -1
// Proof:     Let 2^b be the largest power of two that is <= X and <= Y, and let
//            x = floor(X / 2^b), y = floor(Y / 2^b). Then v = x - y.
//            - Each cut of Alice's makes total smaller. If y = 1, v = x - 1. A
//              part A * Y is worth floor(A / 2^b) - 1 if A >= 2^b, else at most
//              1 - 2. So both parts are worth at most x - 2 = v - 1.
//              If y > 1, then x = 1 and v = 1 - y < 0. A part has the width
//              A < X, so its power of two is at most 2^b, and it is worth at
//              most 1 - y. Both parts are worth at most 2 v <= v - 1.
//            - If v > 0, she can make total just 1 less: then y = 1 < x, and by
//              A = 2^b she gets parts worth 0 and x - 2.
//            By symmetry, each cut of Bob's makes total larger, and where v < 0
//            he can make it just 1 more. So if total > 0, then v > 0 somewhere:
//            Alice makes total 1 less, so >= 0, Bob makes it > 0 again, and she
//            can always move. If total <= 0, any cut of hers makes it < 0, and
//            in the same way Bob can always move.
// Limits:    1 <= N <= 100, X, Y <= 10^9; T is not known
// Time:      O(log(min(X, Y))) per piece
// Beware:    wrong_no_move_less.cpp: passes the sample, but a reduced piece of
//            X * 1 is worth X - 1 moves, so 2 * 2 is worth 0 to both.
// Beware:    wrong_quotient.cpp: passes the sample, but 6 * 3 is worth 2, not
//            6 / 3 - 1.
// Topics:    partizan-game
// Lesson:    16
// Standard:  C++98
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

// How many moves Alice is ahead in a piece of X * Y.
int value(int X, int Y) {
    while (X > 1 && Y > 1) {
        X /= 2;
        Y /= 2;
    }
    return X - Y;
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
    int T, N, X, Y;
    read(T);
    for (int test = 1; test <= T; ++test) {
        long long total = 0;
        for (read(N); N > 0; --N) {
            read(X);
            read(Y);
            total += value(X, Y);
        }
        std::cout << "Case " << test << (total > 0 ? ": Alice\n" : ": Bob\n");
    }
    return 0;
}
