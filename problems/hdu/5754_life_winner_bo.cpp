// HDU 5754 - Life Winner Bo
// https://acm.hdu.edu.cn/showproblem.php?pid=5754
// Game:      A piece stands in the upper left corner of a board of N x M. It is
//            a king (1), a rook (2), a knight (3) or a queen (4), moves as in
//            chess, and never up or to the left. Whoever moves it to the lower
//            right corner wins; if it cannot move before, the game is drawn. Bo
//            moves first. Print B if he wins, G if he loses, D for a draw.
// Idea:      Let a and b be the numbers of rows and columns to go. The knight
//            can get stuck, the others cannot: their games have no draws.
//            King: lost iff a and b are even.
//            Rook: Nim with piles a and b, lost iff a == b.
//            Queen: Wythoff's game with piles a and b, lost iff the smaller
//            pile is floor(k phi), where k is the difference of the piles and
//            phi = (1 + sqrt 5) / 2 (proof: templates/wythoff.hpp).
//            Knight: a loss iff (a, b) = (3k, 3k), a win iff (a, b) is (3k + 1,
//            3k + 2) or (3k + 2, 3k + 1), any other square a draw:
//                a \ b   0  1  2  3  4  5  6
//                0       G  D  D  D  D  D  D
//                1       D  D  B  D  D  D  D
//                2       D  B  D  D  D  D  D
//                3       D  D  D  G  D  D  D
//                4       D  D  D  D  D  B  D
//                5       D  D  D  D  B  D  D
//                6       D  D  D  D  D  D  G
// Proof:     King: from two even numbers each step makes one or both odd, from
//            others one step makes every odd number even.
//            Knight, by induction on a + b: the wins are the squares with a
//            move to a loss (3k, 3k), and these are the ones named. A square is
//            a loss iff it is the corner, or has a move and all its moves lead
//            to wins. From (3k, 3k), k > 0, they do. A move (1, 2) to a win
//            comes from (3k + 3, 3k + 3) or from (3k + 2, 3k + 4), where the
//            move (2, 1) leads to (3k, 3k + 3), a draw. Likewise for (2, 1).
// Limits:    T <= 1000, 2 <= N, M <= 1000
// Time:      O(1) per game
// Beware:    wrong_queen_by_sides.cpp: the piles are N - 1 and M - 1.
// Beware:    wrong_knight_parity.cpp: the number of moves to the corner is
//            known, but who would lose this race steps aside to a draw.
// Topics:    wythoff, nim, retrograde
// Lesson:    15
// Standard:  C++98
#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <iostream>

// snippet: wythoff
// Is k phi <= n, with phi = (1 + sqrt 5) / 2? Iff n^2 - n k - k^2 >= 0, because
// that is (n - k phi)(n + k / phi). If |n - k phi| <= 1 and k <= 10^18, it is
// between -2^62 and 2^62, so modulo 2^64 its highest bit is its sign.
inline bool golden_multiple_is_at_most(long long k, long long n) {
    const unsigned long long u = n, v = k;
    return (u * u - u * v - v * v) >> 63 == 0;
}

// floor(k phi): the smaller pile of the P-position whose piles differ by k.
inline long long wythoff_smaller_pile(long long k) {
    assert(0 <= k && k <= 1000000000000000000LL);
    // n = floor(k f46 / f45) with Fibonacci numbers is floor(k phi) or one
    // less: k phi - k f46 / f45 = (k / f45) / phi^45 < 1. Nothing overflows, as
    // k % f45 * f46 < 2.1 * 10^18.
    const long long f45 = 1134903170, f46 = 1836311903;
    const long long n = k / f45 * f46 + k % f45 * f46 / f45;
    return golden_multiple_is_at_most(k, n + 1) ? n : n + 1;
}

// Does the player to move lose?
inline bool is_wythoff_p_position(long long a, long long b) {
    const long long smaller = std::min(a, b), larger = std::max(a, b);
    assert(smaller >= 0);
    return smaller == wythoff_smaller_pile(larger - smaller);
}
// end snippet

char knight_outcome(int a, int b) {
    if (a == b && a % 3 == 0) return 'G';
    if (std::abs(a - b) == 1 && std::min(a, b) % 3 == 1) return 'B';
    return 'D';
}

// What the first player can force if the corner is a rows and b columns away.
char outcome(int piece, int a, int b) {
    const int KING = 1, ROOK = 2, KNIGHT = 3;
    if (piece == KNIGHT) return knight_outcome(a, b);
    const bool is_lost = piece == KING   ? a % 2 == 0 && b % 2 == 0
                         : piece == ROOK ? a == b
                                         : is_wythoff_p_position(a, b);
    return is_lost ? 'G' : 'B';
}

int main() {
    std::ios::sync_with_stdio(false);
    int tests, piece, n, m;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> piece >> n >> m;
        std::cout << outcome(piece, n - 1, m - 1) << '\n';
    }
    return 0;
}
