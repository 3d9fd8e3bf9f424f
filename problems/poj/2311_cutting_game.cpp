// POJ 2311 - Cutting Game
// http://poj.org/problem?id=2311
// Game:      A sheet of w x h unit squares. A move cuts one piece along a grid
//            line, straight through, into two. The player who makes a piece of
//            1 x 1 wins at once. For each sheet print WIN if the first player
//            wins, else LOSE.
// Idea:      A player who leaves a strip 1 x k loses: 1 x 1 is cut off. So the
//            last cut that leaves no strip wins. Such a cut leaves sides i >= 2
//            and side - i >= 2. Let g(side) be the mex of g(i) xor g(side - i).
//            A sheet is lost iff g(w) = g(h) = 0 (proof: lesson 8):
//                side  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17
//                g     0  0  1  1  2  0  3  1  1  0  3  3  2  2  4  0
// Limits:    2 <= w, h <= 200, any number of sheets
// Time:      O(200^2) once, then O(1) per sheet
// Beware:    wrong_sum_of_sides.cpp: 4 x 4 is won, though g(w) = g(h).
// Topics:    octal-game, sprague-grundy, splitting
// Lesson:    08
// Also:      Luogu P10501
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int grundy[201] = {};
    // seen_from[v]: the last side with a cut of value v. The values of sides
    // are at most 9, so xors are below 16.
    int seen_from[16] = {};
    for (int side = 4; side <= 200; ++side) {
        for (int i = 2; i <= side - i; ++i)
            seen_from[grundy[i] ^ grundy[side - i]] = side;
        while (seen_from[grundy[side]] == side) ++grundy[side];
    }
    int w, h;
    while (std::cin >> w >> h) {
        const bool first_player_wins = grundy[w] != 0 || grundy[h] != 0;
        std::cout << (first_player_wins ? "WIN\n" : "LOSE\n");
    }
    return 0;
}
