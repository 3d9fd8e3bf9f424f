// Luogu P4136 - Who Can Win?
// https://www.luogu.com.cn/problem/P4136
// Game:      A token begins on the top left cell of a board of n x n cells. A
//            move takes it to a cell that shares a side with its own and that
//            it has not visited; the first cell counts as visited. The player
//            who cannot move loses. For each n print Alice if the player who
//            moves first wins, else Bob.
// Idea:      HDU 1564 is the same game with other names. Pairs of cells (proof:
//            lesson 3): cover the board with dominoes, without the first cell
//            if n is odd, and always move the token to the other half of its
//            domino. If n is even, the first player can do this, else the
//            second player can. Equal letters are a domino:
//                n = 2:  A A     n = 3:  . A A
//                        B B             B C D
//                                        B C D
// Limits:    1 <= n <= 10000, any number of boards, then 0
// Time:      O(1) per board
// Beware:    wrong_one_board.cpp: the sample has one board, the input several.
// Topics:    symmetry
// Lesson:    03
// Also:      BZOJ 2463
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n;
    while (std::cin >> n && n > 0)
        std::cout << (n % 2 == 0 ? "Alice\n" : "Bob\n");
    return 0;
}
