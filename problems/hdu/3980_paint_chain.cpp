// HDU 3980 - Paint Chain
// https://acm.hdu.edu.cn/showproblem.php?pid=3980
// Game:      A ring of n beads, none of them painted. A move paints m beads
//            that stand side by side, none of which is painted yet. Whoever
//            cannot move loses; Aekdycoin moves first, then Abcdxyzk. For each
//            case: the name of the winner, in lower case.
// Idea:      Wherever Aekdycoin begins, a single row of n - m beads remains.
//            From then on a move takes m beads out of one row and leaves rows
//            of a and b beads, which may be empty: an octal game of code
//            0.00...07, with the digit 7 at place m. By Sprague-Grundy
//            grundy[row] = mex{ grundy[a] xor grundy[b] : a + b = row - m },
//            and grundy[row] = 0 for row < m. Aekdycoin wins iff there is a
//            first move and it leaves a P-position: n >= m and
//            grundy[n - m] = 0. For m = 2, Dawson's Kayles:
//            row    0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15
//            grundy 0  0  1  1  2  0  3  1  1  0  3  3  2  2  4  0
// Limits:    n <= N = 1000, m <= N, any number of cases
// Time:      O(N^2) for each m that is asked for, O(N^3) in all; O(1) per case
// Beware:    wrong_ring_as_row.cpp: a ring of n beads is no row of n beads.
//            Of 4 beads and m = 2, the row is won and the ring is lost.
// Beware:    wrong_mirror.cpp: an even ring of n >= 2m beads is lost, because
//            the second player can halve the row, then mirror each move. But
//            odd rings may be lost as well, such as 5 beads with m = 2.
// Topics:    octal-game, sprague-grundy, splitting
// Lesson:    07
// Standard:  C++98
#include <cassert>
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

// snippet: octal_game
// Grundy values of rows of 0..max_row beads in the octal game of this code. Its
// k-th digit after "0." says what taking k beads side by side may leave of the
// row: it is the sum of 1 for nothing, 2 for one row, 4 for two rows.
inline std::vector<int> octal_game_values(int max_row,
                                          const std::string& code) {
    assert(max_row >= 0 && code.substr(0, 2) == "0.");
    std::vector<int> takes, digits;  // what may be taken, what it may leave
    for (int k = 1; k + 1 < int(code.size()); ++k) {
        const int digit = code[k + 1] - '0';
        assert(0 <= digit && digit <= 7);
        if (digit != 0) {
            takes.push_back(k);
            digits.push_back(digit);
        }
    }
    std::vector<int> grundy(max_row + 1);
    // seen_from[v]: the last row with an option of value v, at first none. Its
    // size is a power of two above all values, so it has room for nim-sums.
    std::vector<int> seen_from(1);
    for (int row = 1; row <= max_row; ++row) {
        for (int i = 0; i < int(takes.size()) && takes[i] <= row; ++i) {
            const int rest = row - takes[i];
            if (digits[i] & (rest > 0 ? 2 : 1)) seen_from[grundy[rest]] = row;
            if (digits[i] & 4)
                for (int a = 1, b = rest - 1; a <= b; ++a, --b)
                    seen_from[grundy[a] ^ grundy[b]] = row;
        }
        const int size = int(seen_from.size());
        int& mex = grundy[row];
        while (mex < size && seen_from[mex] == row) ++mex;
        if (mex == size) seen_from.resize(2 * size);
    }
    return grundy;
}
// end snippet

// The rule of the game: m beads are taken, and whatever remains is allowed.
std::string paint_code(int m) { return "0." + std::string(m - 1, '0') + '7'; }

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(NULL);
    const int MAX_BEADS = 1000;
    // grundy[m][row], for each m that a case has asked for.
    std::vector<std::vector<int> > grundy(MAX_BEADS + 1);
    int tests, n, m;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n >> m;
        if (grundy[m].empty())
            grundy[m] = octal_game_values(MAX_BEADS - m, paint_code(m));
        const bool first_player_wins = n >= m && grundy[m][n - m] == 0;
        std::cout << "Case #" << test << ": "
                  << (first_player_wins ? "aekdycoin\n" : "abcdxyzk\n");
    }
    return 0;
}
