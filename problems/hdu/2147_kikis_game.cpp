// HDU 2147 - kiki's game
// https://acm.hdu.edu.cn/showproblem.php?pid=2147
// Game:      A coin is in the top right cell of a board of n rows and m
//            columns. A move shifts it one cell left, down, or diagonally left
//            and down. The player who cannot move loses; kiki moves first. For
//            each board: "Wonderful!" if kiki wins, else "What a pity!".
// Idea:      The coin is n - 1 rows and m - 1 columns away from the bottom left
//            cell. The P-positions are those where both distances are even:
//                   0  1  2  3  4
//                0  P  N  P  N  P
//                1  N  N  N  N  N
// Proof:     From two even distances a move makes at least one odd. Otherwise
//            shorten each odd one by 1. Then both are even, as at the end.
// Limits:    1 <= n, m <= 2000, any number of boards; 10000 KiB of memory
// Time:      O(1) per board
// Beware:    wrong_int_table.cpp: a table of 2001 x 2001 int takes 16 MB.
// Topics:    pattern
// Lesson:    01
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, m;
    while (std::cin >> n >> m && n > 0) {
        const bool first_player_wins = n % 2 == 0 || m % 2 == 0;
        std::cout << (first_player_wins ? "Wonderful!\n" : "What a pity!\n");
    }
    return 0;
}
