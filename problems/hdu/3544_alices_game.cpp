// HDU 3544 - Alice's Game
// https://acm.hdu.edu.cn/showproblem.php?pid=3544
// Game:      N rectangular pieces of size X * Y. Alice cuts one of them into
//            A * Y and (X - A) * Y with 0 < A < X, Bob cuts one into X * B and
//            X * (Y - B) with 0 < B < Y. The players move in turn; whoever
//            cannot move loses; Alice moves first. Print the winner.
// Idea:      Cutcake: each player has moves of her or his own. A piece is worth
//            an integer v, by how many moves Alice is ahead in it (below 0 if
//            Bob is). To find v, halve X and Y, rounding down, until one of
//            them is 1. Then v = X - Y: a strip of X * 1 has X - 1 cuts for
//            Alice, none for Bob. These numbers add up (see also lesson 16).
//            Alice, who begins, wins iff their total is > 0. For example
//            5 * 2 -> 2 * 1, so v = 1:
//                v   Y=1  2  3  4  5  6  7  8
//               X=1    0 -1 -2 -3 -4 -5 -6 -7
//                 2    1  0  0 -1 -1 -2 -2 -3
//                 3    2  0  0 -1 -1 -2 -2 -3
//                 4    3  1  1  0  0  0  0 -1
//                 5    4  1  1  0  0  0  0 -1
//                 6    5  2  2  0  0  0  0 -1
// Proof:     Let 2^b be the largest power of two that is <= X and <= Y, and let
//            x = floor(X / 2^b), y = floor(Y / 2^b). One of x and y is 1, and
//            v = x - y.
//            (1) Each cut of Alice's makes total smaller. Let y = 1, so that
//            v = x - 1. A part A * Y with A >= 2^b is worth floor(A / 2^b) - 1.
//            If A < 2^b, its power is smaller: the quotient of A is 1, that of
//            Y at least 2. So it is worth at most -1 = floor(A / 2^b) - 1. The
//            two parts together are worth at most x - 2 = v - 1.
//            Let y > 1, so that x = 1 and v = 1 - y < 0. Now A < X < 2^(b+1)
//            <= Y. So the power of a part is that of A, at most 2^b, the
//            quotient of A is 1, that of Y at least y. Each part is worth at
//            most v, both together at most 2 v <= v - 1.
//            (2) If v > 0, she can make total just 1 less: then y = 1 < x, and
//            A = 2^b leaves parts worth 0 and x - 2.
//            By symmetry each cut of Bob's makes total larger, and where v < 0
//            he can make it just 1 more. So if total > 0, then v > 0 somewhere:
//            Alice makes total 1 less, so >= 0, Bob makes it > 0 again, and she
//            can always move. If total <= 0, any cut of hers makes it < 0, and
//            in the same way Bob can always move.
// Limits:    T >= 1 cases, 1 <= N <= 100, 1 <= X, Y <= 10^9
// Time:      O(log(min(X, Y))) per piece
// Beware:    wrong_strips_not_cuts.cpp: passes the sample, but counts X moves
//            in a strip of X * 1. It has X - 1: 2 * 2 -> 1 * 1, worth 0.
// Beware:    wrong_quotient.cpp: passes the sample, but 6 * 3 is worth 2, not
//            6 / 3 - 1.
// Topics:    partizan-game
// Lesson:    16
#include <iostream>

// How many moves Alice is ahead in a piece of X * Y.
int value(int X, int Y) {
    while (X > 1 && Y > 1) {
        X /= 2;
        Y /= 2;
    }
    return X - Y;
}

int main() {
    std::ios::sync_with_stdio(false);
    int T, N, X, Y;
    std::cin >> T;
    for (int test = 1; test <= T; ++test) {
        long long total = 0;
        for (std::cin >> N; N > 0; --N) {
            std::cin >> X >> Y;
            total += value(X, Y);
        }
        std::cout << "Case " << test << (total > 0 ? ": Alice\n" : ": Bob\n");
    }
    return 0;
}
