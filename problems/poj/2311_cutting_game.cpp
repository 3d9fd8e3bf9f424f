// POJ 2311 - Cutting Game
// http://poj.org/problem?id=2311
// Game:      A sheet of w x h unit squares. A move cuts one piece on the table
//            along a grid line, straight through, into two. Whoever makes a
//            piece of 1 x 1 wins at once. For each sheet: WIN if the first
//            player wins, else LOSE.
// Idea:      Whoever leaves a strip 1 x k loses: the opponent cuts off 1 x 1.
//            While no piece is a strip, nobody can make 1 x 1. So the last cut
//            that leaves no strip wins, and the pieces are a sum of games. Such
//            a cut of a side w leaves sides i >= 2 and w - i >= 2. That is a
//            move in a row of w - 2 beads: it takes two beads that stand side
//            by side and leaves rows of i - 2 and w - i - 2, the octal game
//            0.07, Dawson's Kayles. Let grundy be its values, and
//            a = grundy[w - 2], b = grundy[h - 2].
//            Then the first player loses iff a = 0 and b = 0.
//            side    2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17
//            a or b  0  0  1  1  2  0  3  1  1  0  3  3  2  2  4  0
// Proof:     By induction on the size, the Grundy value of w x h is g(a, b),
//            g(a, b) = a if b = 0, b if a = 0, and 1 if neither is 0.
//            A cut of w leaves parts of values x and y. By the definition of a,
//            x xor y can be anything below a and is never a. The cut leaves the
//            value g(x, b) xor g(y, b). Cuts of h are the same with a and b
//            exchanged.
//            - b = 0: a cut of w leaves x xor y, so anything below a, never a.
//              A cut of h has parts of values x and y with x xor y not b, so
//              not equal, and leaves g(a, x) xor g(a, y). If a = 0, this is
//              x xor y, not 0. If a > 0, it is 1 xor 1 = 0, or a xor 1 if x or
//              y is 0. It is never a, so the mex is a.
//            - a = 0: likewise, the mex is b.
//            - a > 0 and b > 0: a cut of w leaves 0 if x and y are both 0 or
//              both above 0, and some cut has x = y, because 0 is below a. If
//              only one of them is 0, it leaves b xor 1, never 1. Nor does a
//              cut of h leave 1. So the mex is 1.
// Limits:    2 <= w, h <= 200, which is N in the code; any number of sheets
// Time:      O(N^2) once, then O(1) per sheet
// Beware:    wrong_sum_of_sides.cpp: the sides are no sum of two rows. 4 x 4 is
//            won, though a = b.
// Beware:    wrong_strips_allowed.cpp: 1 x k must not be left at all.
// Topics:    octal-game, sprague-grundy, splitting
// Lesson:    08
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

// The rule of the game: what a cut that leaves no strip does to a side.
const char SAFE_CUT[] = "0.07";

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(NULL);
    const int MAX_SIDE = 200;
    const std::vector<int> grundy = octal_game_values(MAX_SIDE - 2, SAFE_CUT);
    int w, h;
    while (std::cin >> w >> h) {
        const bool first_player_wins = grundy[w - 2] != 0 || grundy[h - 2] != 0;
        std::cout << (first_player_wins ? "WIN\n" : "LOSE\n");
    }
    return 0;
}
