// Works back from the corner of the largest board, square by square. A move to
// a lost square wins. For rook and queen, marks say whether a row, a column or
// a diagonal has had a lost square so far.
#include <iostream>
#include <string>
#include <vector>

constexpr int SIDE = 1000;

using Board = std::vector<std::string>;  // by rows and columns to go

Board king_board() {
    Board board(SIDE, std::string(SIDE, 'G'));
    for (int a = 0; a < SIDE; ++a)
        for (int b = 0; b < SIDE; ++b)
            if ((a > 0 && board[a - 1][b] == 'G') ||
                (b > 0 && board[a][b - 1] == 'G') ||
                (a > 0 && b > 0 && board[a - 1][b - 1] == 'G'))
                board[a][b] = 'B';
    return board;
}

Board line_board(bool has_diagonals) {
    Board board(SIDE, std::string(SIDE, 'B'));
    std::vector<bool> row(SIDE), column(SIDE), diagonal(2 * SIDE);
    for (int a = 0; a < SIDE; ++a)
        for (int b = 0; b < SIDE; ++b) {
            const int line = SIDE + a - b;
            if (row[a] || column[b] || (has_diagonals && diagonal[line]))
                continue;
            board[a][b] = 'G';
            row[a] = column[b] = diagonal[line] = true;
        }
    return board;
}

Board knight_board() {
    Board board(SIDE, std::string(SIDE, 'D'));
    for (int a = 0; a < SIDE; ++a)
        for (int b = 0; b < SIDE; ++b) {
            std::string reached;
            if (a >= 1 && b >= 2) reached += board[a - 1][b - 2];
            if (a >= 2 && b >= 1) reached += board[a - 2][b - 1];
            if (reached.find('G') != std::string::npos)
                board[a][b] = 'B';
            else if (!reached.empty() && reached.find('D') == std::string::npos)
                board[a][b] = 'G';
            else if (a == 0 && b == 0)
                board[a][b] = 'G';
        }
    return board;
}

int main() {
    const Board boards[] = {king_board(), line_board(false), knight_board(),
                            line_board(true)};
    int tests, piece, n, m;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> piece >> n >> m;
        std::cout << boards[piece - 1][n - 1][m - 1] << '\n';
    }
}
