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
//            Queen: Wythoff's game with piles a and b, lost iff they are (0, 0)
//            or a pair (x, x + k), where x is the least number in no pair of a
//            smaller k: (1, 2), (3, 5), (4, 7), (6, 10), ... (proof: lesson 10)
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
// Limits:    1 <= T <= 1000, 1 <= type <= 4 (the piece), 2 <= N, M <= 1000
// Time:      O(1000) once, then O(1) per game
// Beware:    wrong_queen_by_sides.cpp: the piles are N - 1 and M - 1.
// Beware:    wrong_knight_parity.cpp: the number of moves to the corner is
//            known, but who would lose this race steps aside to a draw.
// Topics:    wythoff, nim, retrograde
// Lesson:    15
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>

const int MAX_SIDE = 1000;

// partner[x] makes a lost pair of Wythoff's game with x < MAX_SIDE.
std::vector<int> wythoff_partners() {
    std::vector<int> partner(2 * MAX_SIDE);
    for (int k = 1, x = 1; x < MAX_SIDE; ++k) {
        partner[x] = x + k;
        partner[x + k] = x;
        while (partner[x] > 0) ++x;
    }
    return partner;
}

char knight_outcome(int a, int b) {
    if (a == b && a % 3 == 0) return 'G';
    if (std::abs(a - b) == 1 && std::min(a, b) % 3 == 1) return 'B';
    return 'D';
}

// What the first player can force if the corner is a rows and b columns away.
char outcome(int piece, int a, int b, const std::vector<int>& partner) {
    const int KING = 1, ROOK = 2, KNIGHT = 3;
    if (piece == KNIGHT) return knight_outcome(a, b);
    const bool is_lost = piece == KING   ? a % 2 == 0 && b % 2 == 0
                         : piece == ROOK ? a == b
                                         : partner[a] == b;
    return is_lost ? 'G' : 'B';
}

int main() {
    std::ios::sync_with_stdio(false);
    const std::vector<int> partner = wythoff_partners();
    int tests, piece, n, m;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> piece >> n >> m;
        std::cout << outcome(piece, n - 1, m - 1, partner) << '\n';
    }
    return 0;
}
