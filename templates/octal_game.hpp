// Octal game: Grundy values of a row by its code; their period with its proof.
//
// Given:     a code 0.d1d2... of octal digits. A move takes k beads that are
//            side by side from one row. d_k says what the move may leave: it is
//            the sum of 1 for no row, 2 for one row, 4 for two rows, none of
//            them empty. A player who cannot move loses.
//                0.77   Kayles: one or two beads, from anywhere
//                0.07   Dawson's Kayles: two beads, from anywhere
//                0.137  Dawson's Chess: a bead and its neighbours
//                0.333  one to three beads, from an end of the row
// Computes:  octal_game_values: grundy[row] = mex of the values of the options
//            of the row. If an option leaves two rows a and b, its value is
//            grundy[a] xor grundy[b], by Sprague and Grundy.
//            octal_game_period: a length p and a `first` with grundy[n + p] =
//            grundy[n] for all n >= first, however large; both as small as
//            possible. Length 0: the table is too short to prove any period.
//            Why a table can prove one (Guy and Smith): let the code have k
//            digits after the point, and let grundy[n + p] = grundy[n] hold for
//            all n from first to 2 first + p + k, a finite test. Then it holds
//            for each larger n, by induction on n:
//            - An option of n + p takes t <= k and leaves a <= b with a + b =
//              n + p - t. As 2b >= n + p - t > 2 first + 2p, first < b - p < n.
//              So grundy[b - p] = grundy[b], and n has an option of the same
//              value: take t, leave a and b - p. It is legal, because neither
//              b nor b - p is 0.
//            - An option of n takes t <= k and leaves a <= b with a + b =
//              n - t. As 2b >= n - t > 2 first + p, first < b < n. So n + p has
//              an option of the same value: take t, leave a and b + p.
//            The options of n and n + p have the same values, and the same mex.
// Use:       a sum of rows is a P-position iff the nim-sum of their values is
//            0. Rows up to 2 first + 2p + k are enough to prove a period.
// Not for:   misere play; a digit before the point, with which a move may split
//            a row and take nothing; infinite codes, such as 0.333... for Nim.
// Requires:  max_row >= 0; a code that begins with "0.", and digits 0 to 7; for
//            the period, the values of the same code.
// Time:      O(k max_row^2); the period: O(max_row^2)
// Memory:    O(max_row)
// Standard:  C++98
// Source:    R. K. Guy, C. A. B. Smith, The G-values of various games, Proc.
//            Cambridge Philos. Soc. 52 (1956); E. R. Berlekamp, J. H. Conway,
//            R. K. Guy, Winning Ways, chapter 4
#pragma once

#include <string>
#include <vector>

// snippet: octal_game
// Grundy values of rows of 0..max_row beads in the octal game of this code. Its
// k-th digit after "0." says what taking k beads side by side may leave of the
// row: it is the sum of 1 for nothing, 2 for one row, 4 for two rows.
inline std::vector<int> octal_game_values(int max_row,
                                          const std::string& code) {
    std::vector<int> grundy(max_row + 1);
    // seen_from[v]: the last row with an option of value v. A row of n beads
    // lasts at most n moves, so no value is above n; a xor is at most a sum.
    std::vector<int> seen_from(max_row + 1);
    for (int row = 1; row <= max_row; ++row) {
        for (int k = 1; k <= row && k + 1 < int(code.size()); ++k) {
            const int digit = code[k + 1] - '0';
            for (int a = 0, b = row - k; a <= b; ++a, --b) {
                const int rows_left = (a > 0) + (b > 0);
                if (digit >> rows_left & 1)
                    seen_from[grundy[a] ^ grundy[b]] = row;
            }
        }
        while (seen_from[grundy[row]] == row) ++grundy[row];
    }
    return grundy;
}
// end snippet

// grundy[n + length] = grundy[n] for all n >= first, if length > 0.
struct OctalPeriod {
    int first, length;
};

// The period that these values of the code prove.
inline OctalPeriod octal_game_period(const std::vector<int>& grundy,
                                     const std::string& code) {
    const int max_row = int(grundy.size()) - 1;
    const int digits = int(code.size()) - 2;  // after the point
    OctalPeriod period = {0, 0};
    for (int length = 1; length <= max_row; ++length) {
        const int last = max_row - length;
        int first = last + 1;  // equal for first <= n <= last
        while (first > 0 && grundy[first - 1] == grundy[first - 1 + length])
            --first;
        if (2 * first + length + digits <= last) {  // Guy and Smith's test
            period.first = first;
            period.length = length;
            break;
        }
    }
    return period;
}
