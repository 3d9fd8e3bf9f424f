// POJ 3537 - Crosses and Crosses
// http://poj.org/problem?id=3537
// Game:      A row of n cells. A move puts a cross on a free cell. Three side
//            by side win at once. Print 1 if the first player wins, else 2.
// Idea:      A cross at distance 1 or 2 from another one loses: the opponent
//            completes three. So the player who marks the last safe cell, at
//            distance 3 or more from every cross, wins (proof: lesson 7). A
//            cross with a safe cells on its left and b on its right leaves rows
//            of a - 2 and b - 2, or 0. These rows are a sum:
//                g(row) = mex{ g(a - 2) xor g(b - 2) : a + b = row - 1 }
//            row  0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16
//            g    0  1  1  1  2  2  0  3  3  1  1  1  0  4  3  3  3
// Limits:    3 <= n <= 2000
// Time:      O(n^2)
// Beware:    wrong_mirror.cpp: most even rows are won, too, for example 4.
// Topics:    octal-game, sprague-grundy, splitting
// Lesson:    07
// Also:      Gym 100078C
#include <algorithm>
#include <iostream>

int main() {
    int n;
    std::cin >> n;
    int grundy[2001] = {};
    // seen_from[v]: the last row with an option of value v. The values of rows
    // are at most 89, so xors are below 128.
    int seen_from[128] = {};
    for (int row = 1; row <= n; ++row) {
        for (int a = 0, b = row - 1; a <= b; ++a, --b) {
            const int left = std::max(a - 2, 0), right = std::max(b - 2, 0);
            seen_from[grundy[left] ^ grundy[right]] = row;
        }
        while (seen_from[grundy[row]] == row) ++grundy[row];
    }
    std::cout << (grundy[n] != 0 ? "1\n" : "2\n");
    return 0;
}
