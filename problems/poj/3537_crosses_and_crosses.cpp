// POJ 3537 - Crosses and Crosses
// http://poj.org/problem?id=3537
// Game:      A row of n free cells. Both players mark a free cell with a cross.
//            Whoever makes three crosses stand side by side wins at once.
//            Print 1 if the first player wins, else 2.
// Idea:      A cross at distance 1 or 2 from another one loses: the opponent
//            completes three. So a cell is safe if it is three cells or more
//            away from every cross, and whoever marks the last safe cell wins.
//            A cross takes its own cell and up to two on either side out of a
//            row of safe cells:
//                cells taken  where the cross stands    rows left  digit
//                1 or 2       in a row of 1 or 2 cells  0            1
//                3            at an end                 0 or 1       3
//                4            next to an end            0 or 1       3
//                5            elsewhere                 0, 1 or 2    7
//            This is the octal game 0.11337, so by Sprague-Grundy the first
//            player wins iff grundy[n] is not 0.
//            n       3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18
//            grundy  1  2  2  0  3  3  1  1  1  0  4  3  3  3  2  2
// Proof:     While no two crosses are at distance 1 or 2, no move makes three.
//            A cross at distance 1 or 2 from another one leaves three cells
//            side by side, two with a cross and one free, as n >= 3: so the
//            opponent wins. If no cell is safe, any move is such a cross, and
//            some cell is free. So whoever makes the last safe move wins.
// Limits:    3 <= n <= 2000
// Time:      O(n^2)
// Beware:    wrong_mirror.cpp: an odd row is won by the middle cell and a
//            mirror, but most even rows are won as well: 4 by its second cell.
// Beware:    wrong_values_below_32.cpp: passes all n but 1046, which is lost.
// Topics:    octal-game, sprague-grundy, splitting
// Lesson:    07
// Standard:  C++98
#include <cassert>
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

// The rule of the game: how many safe cells a cross takes, and what it leaves.
const char SAFE_CROSS[] = "0.11337";

int main() {
    int n;
    std::cin >> n;
    const bool first_player_wins = octal_game_values(n, SAFE_CROSS)[n] != 0;
    std::cout << (first_player_wins ? "1\n" : "2\n");
    return 0;
}
