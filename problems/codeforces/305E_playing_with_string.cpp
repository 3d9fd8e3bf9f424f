// Codeforces 305E - Playing with String
// https://codeforces.com/problemset/problem/305/E
// Game:      A string on a piece of paper. A move chooses a piece and a letter
//            of it that is between two equal letters. It cuts the piece into
//            the part on its left, the letter, and the part on its right. A
//            player who cannot move loses. Print First and the least place (in
//            the whole string, from 1) of a winning first cut, or Second.
// Idea:      A cut puts the letters beside it at the end of a piece, where no
//            cut is possible. It does not change any other place. So a run of
//            places that can be cut is Dawson's Chess, 0.137: a move takes a
//            place and its neighbours, and leaves up to two runs. The runs are
//            a sum. A cut wins iff the xor of all values after it is 0.
//                run    0  1  2  3  4  5  6  7  8  9 10 11 12
//                value  0  1  1  2  0  3  1  1  0  3  3  2  2
//            In abacaba the places 2, 4 and 6 are runs of 1: 1 ^ 1 ^ 1 = 1. A
//            cut at 2 leaves 1 ^ 1 = 0, so First wins with it.
// Source:    R. K. Guy, C. A. B. Smith, The G-values of various games (1956)
// Limits:    1 <= length of text <= 5000
// Time:      O(n^2) for n letters
// Beware:    wrong_first_run.cpp: no cut in the first run may win.
// Topics:    octal-game, splitting
// Lesson:    08
// Standard:  C++17
#include <algorithm>
#include <iostream>
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

struct Run {
    int begin, end;  // places from begin to end - 1, counted from 0
};

int main() {
    std::string text;
    std::cin >> text;
    const int n = int(text.size());
    std::vector<Run> runs;
    int nim_sum = 0;
    const std::vector<int> grundy = octal_game_values(n, "0.137");
    for (int i = 1; i + 1 < n; ++i) {
        const int begin = i;
        while (text[i - 1] == text[i + 1]) ++i;  // text[n] is not a letter
        runs.push_back({begin, i});
        nim_sum ^= grundy[i - begin];
    }
    for (const Run& run : runs)
        for (int i = run.begin; i < run.end; ++i) {
            const int left = std::max(0, i - run.begin - 1);
            const int right = std::max(0, run.end - i - 2);
            const int after = nim_sum ^ grundy[run.end - run.begin] ^
                              grundy[left] ^ grundy[right];
            if (after == 0) {
                std::cout << "First\n" << i + 1 << '\n';
                return 0;
            }
        }
    std::cout << "Second\n";
    return 0;
}
