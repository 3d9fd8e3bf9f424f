// HDU 3980 - Paint Chain
// https://acm.hdu.edu.cn/showproblem.php?pid=3980
// Game:      A ring of n beads, none of them painted. A move paints m beads
//            that stand side by side, none of which is painted yet. Whoever
//            cannot move loses; Aekdycoin moves first, then Abcdxyzk. For each
//            case: the name of the winner, in lower case.
// Idea:      Wherever Aekdycoin begins, a single row of n - m beads remains.
//            From then on a move takes m beads out of one row and leaves two
//            rows of a and b beads, empty ones perhaps, which are a sum. By
//            Sprague-Grundy (lesson 6 proves it)
//            grundy[row] = mex{ grundy[a] xor grundy[b] : a + b = row - m },
//            the least number >= 0 that is missing, and 0 for row < m.
//            Aekdycoin wins iff there is a first move and it leaves a
//            P-position: n >= m and grundy[n - m] == 0. For m = 2, which is
//            known as Dawson's Kayles:
//            row    0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15
//            grundy 0  0  1  1  2  0  3  1  1  0  3  3  2  2  4  0
// Limits:    T >= 1 cases, 1 <= n, m <= 1000
// Time:      O(N^2) for each m that is asked for, O(N^3) in all; O(1) per case
// Beware:    wrong_ring_as_row.cpp: a ring of n beads is no row of n beads.
//            Of 4 beads and m = 2, the row is won and the ring is lost.
// Beware:    wrong_mirror.cpp: an even ring of n >= 2m beads is lost, because
//            the second player can halve the row, then mirror each move. But
//            odd rings may be lost as well, such as 5 beads with m = 2.
// Topics:    octal-game, sprague-grundy, splitting
// Lesson:    07
#include <iostream>
#include <vector>

const int MAX_BEADS = 1000;

// The rule of the game: the values of rows of 0..max_row beads.
std::vector<int> row_values(int max_row, int m) {
    std::vector<int> grundy(max_row + 1);
    // seen_from[v]: the last row with an option of value v. A row has at most
    // 500 options, so values are at most 500 and their nim-sums at most 511.
    std::vector<int> seen_from(512);
    for (int row = m; row <= max_row; ++row) {
        for (int a = 0, b = row - m; a <= b; ++a, --b)
            seen_from[grundy[a] ^ grundy[b]] = row;
        while (seen_from[grundy[row]] == row) ++grundy[row];
    }
    return grundy;
}

int main() {
    std::ios::sync_with_stdio(false);
    // grundy[m][row], for each m that a case has asked for.
    std::vector<std::vector<int> > grundy(MAX_BEADS + 1);
    int tests, n, m;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n >> m;
        if (grundy[m].empty()) grundy[m] = row_values(MAX_BEADS - m, m);
        const bool first_player_wins = n >= m && grundy[m][n - m] == 0;
        std::cout << "Case #" << test << ": "
                  << (first_player_wins ? "aekdycoin\n" : "abcdxyzk\n");
    }
    return 0;
}
