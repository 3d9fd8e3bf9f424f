// POJ 3537 - Crosses and Crosses
// http://poj.org/problem?id=3537
// Game:      A row of n free cells. Both players mark a free cell with a cross.
//            Whoever makes three crosses stand side by side wins at once.
//            Print 1 if the first player wins, else 2.
// Idea:      A cross at distance 1 or 2 from another one loses: the opponent
//            completes three. So a cell is safe if it is three cells or more
//            away from every cross, and whoever marks the last safe cell wins.
//            In a row of safe cells, a cross with a cells on its left and b on
//            its right leaves a - 2 and b - 2 of them safe, or 0. These rows
//            are a sum, so by Sprague-Grundy (lesson 6 proves it)
//            grundy[n] = mex{ grundy[a-2] xor grundy[b-2] : a + b = n - 1 },
//            the least number >= 0 that is missing, with 0 for rows below 0.
//            The first player wins iff it is not 0. (The octal game 0.11337.)
//            n       0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16
//            grundy  0  1  1  1  2  2  0  3  3  1  1  1  0  4  3  3  3
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
#include <algorithm>
#include <iostream>
#include <vector>

// The rule of the game: the values of rows of 0..n safe cells.
std::vector<int> row_values(int n) {
    std::vector<int> grundy(n + 1);
    for (int row = 1; row <= n; ++row) {
        // a and b can change places, so there are at most 1000 options: values
        // are below 1024, and so are nim-sums.
        std::vector<bool> seen(1024);
        for (int a = 0, b = row - 1; a <= b; ++a, --b)
            seen[grundy[std::max(a - 2, 0)] ^ grundy[std::max(b - 2, 0)]] =
                true;
        while (seen[grundy[row]]) ++grundy[row];
    }
    return grundy;
}

int main() {
    int n;
    std::cin >> n;
    const bool first_player_wins = row_values(n)[n] != 0;
    std::cout << (first_player_wins ? "1\n" : "2\n");
    return 0;
}
