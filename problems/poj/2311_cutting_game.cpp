// POJ 2311 - Cutting Game
// http://poj.org/problem?id=2311
// Game:      A sheet of w x h unit squares. A move cuts one piece on the table
//            along a grid line, straight through, into two. Whoever makes a
//            piece of 1 x 1 wins at once. For each sheet: WIN if the first
//            player wins, else LOSE.
// Idea:      Whoever leaves a strip 1 x k loses: the opponent cuts off 1 x 1.
//            While no piece is a strip, nobody can make 1 x 1. So the last cut
//            that leaves no strip wins, and the pieces are a sum of games. Such
//            a cut of a side leaves sides of i >= 2 and side - i >= 2. Let
//            grundy[side] be the mex, the least number >= 0 that is missing, of
//                grundy[i] xor grundy[side - i] over these i,
//            and a = grundy[w], b = grundy[h]. Then the first player loses iff
//            a = 0 and b = 0. (It is Dawson's Kayles with side - 2 beads.)
//            side    2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17
//            grundy  0  0  1  1  2  0  3  1  1  0  3  3  2  2  4  0
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
// Limits:    2 <= w, h <= 200, any number of sheets
// Time:      O(200^2) once, then O(1) per sheet
// Beware:    wrong_sum_of_sides.cpp: the sides are no sum of two rows. 4 x 4 is
//            won, though a = b.
// Beware:    wrong_strips_allowed.cpp: 1 x k must not be left at all.
// Topics:    octal-game, sprague-grundy, splitting
// Lesson:    08
#include <iostream>
#include <vector>

const int MAX_SIDE = 200;

// The rule of the game: the values of single sides, cut so that both parts are
// at least 2.
std::vector<int> side_values() {
    std::vector<int> grundy(MAX_SIDE + 1);
    for (int side = 4; side <= MAX_SIDE; ++side) {
        // At most 99 options: values are below 128, and so are nim-sums.
        std::vector<bool> seen(128);
        for (int i = 2; i <= side - i; ++i)
            seen[grundy[i] ^ grundy[side - i]] = true;
        while (seen[grundy[side]]) ++grundy[side];
    }
    return grundy;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);  // no flush before each sheet
    const std::vector<int> grundy = side_values();
    int w, h;
    while (std::cin >> w >> h) {
        const bool first_player_wins = grundy[w] != 0 || grundy[h] != 0;
        std::cout << (first_player_wins ? "WIN\n" : "LOSE\n");
    }
    return 0;
}
