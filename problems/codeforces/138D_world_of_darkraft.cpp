// Codeforces 138D - World of Darkraft
// https://codeforces.com/problemset/problem/138/D
// Game:      A board of n x m cells with L, R or X, all active. A move chooses
//            an active cell and sends waves along diagonals: L to the lower
//            left and the upper right, R to the upper left and the lower right,
//            X to all four. A wave ends at an inactive cell or at the edge. The
//            cell and all cells that waves pass become inactive. A player who
//            cannot move loses. Print WIN if the first player wins, else LOSE.
// Idea:      A cell in row i and column j is on the diagonals u = i + j and
//            v = i - j + m - 1. A wave keeps the colour, the parity of u, so
//            the two colours are a sum (lesson 6). A move L cuts the cells with
//            one u out of a rectangle u1 <= u < u2, v1 <= v < v2 of its colour.
//            Two rectangles are left; by R two, too, and by X four. So the
//            value of a rectangle is the mex of the xors of these parts.
//            RL over LR: each colour has two cells, and its first move takes
//            both of them. The value is 1 ^ 1 = 0: LOSE.
// Limits:    1 <= n, m <= 20
// Time:      O(nm) for each of at most 44100 rectangles of each colour
// Beware:    wrong_one_colour.cpp: the cells of odd u are a game, too.
// Topics:    splitting, sprague-grundy
// Lesson:    08
// Standard:  C++17
#include <iostream>
#include <string>
#include <vector>

int n, m;
std::vector<std::string> board;
int known[2][40][40][40][40];  // the value + 1, or 0

int grundy(int colour, int u1, int u2, int v1, int v2) {
    int& value = known[colour][u1][u2][v1][v2];
    if (value > 0) return value - 1;
    bool is_option[256] = {};  // at most 200 options, so values are below 256
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < m; ++j) {
            const int u = i + j, v = i - j + m - 1;
            if (u % 2 != colour || u < u1 || u >= u2 || v < v1 || v >= v2)
                continue;
            int option;
            if (board[i][j] == 'L')
                option = grundy(colour, u1, u, v1, v2) ^
                         grundy(colour, u + 1, u2, v1, v2);
            else if (board[i][j] == 'R')
                option = grundy(colour, u1, u2, v1, v) ^
                         grundy(colour, u1, u2, v + 1, v2);
            else
                option = grundy(colour, u1, u, v1, v) ^
                         grundy(colour, u1, u, v + 1, v2) ^
                         grundy(colour, u + 1, u2, v1, v) ^
                         grundy(colour, u + 1, u2, v + 1, v2);
            is_option[option] = true;
        }
    int mex = 0;
    while (is_option[mex]) ++mex;
    value = mex + 1;
    return mex;
}

int main() {
    std::cin >> n >> m;
    board.resize(n);
    for (std::string& row : board) std::cin >> row;
    const int end = n + m - 1;
    const int nim_sum = grundy(0, 0, end, 0, end) ^ grundy(1, 0, end, 0, end);
    std::cout << (nim_sum != 0 ? "WIN\n" : "LOSE\n");
    return 0;
}
