// Luogu P4576 - [CQOI2013] Chessboard Game
// https://www.luogu.com.cn/problem/P4576
// Game:      A board of n x n cells with a white piece on row r1, column c1,
//            and a black piece on row r2, column c2. A moves the white piece
//            one cell up, down, left or right; B moves the black piece one or
//            two cells in one of these directions. In turn, A first, each has
//            to move. The player who reaches the other piece wins. The winner
//            hurries, the loser delays the end. Print WHITE x, BLACK x or DRAW:
//            who wins, and the number x of moves of both players together.
// Idea:      Retrograde analysis (lesson 16). A position is the player to move
//            and both cells. It is lost, with length 0, if the cells are equal.
//            A queue goes back from these ends, so the lengths never fall. A
//            won position gets the least length of its lost options, plus 1; a
//            lost position gets the greatest length of its options, plus 1. So
//            lost positions have even lengths. 2 1 1 2 2: A has to go beside
//            the black piece, which then takes the white one: BLACK 2. A check
//            of all boards up to n = 20 found no draw: DRAW is never printed.
// Limits:    2 <= n <= 20, 1 <= r1, c1, r2, c2 <= 20, all at most n
// Time:      O(n^4)
// Beware:    wrong_loser_hurries.cpp: the loser makes the game long.
// Topics:    retrograde, partizan-game
// Lesson:    16
// Also:      BZOJ 3106
#include <cstdlib>
#include <iostream>
#include <queue>
#include <vector>

struct Position {
    int player;   // who is to move: 0 is A, 1 is B
    int cell[2];  // the cells of the pieces of A and B
};

// reached[player][cell]: the cells after one move. A move can be taken back.
std::vector<int> reached[2][400];
int length[2][400][400];       // 0 if the pieces meet, or if it is not known
int won_options[2][400][400];  // how many options are known to be won

int main() {
    int n, r1, c1, r2, c2;
    std::cin >> n >> r1 >> c1 >> r2 >> c2;
    std::queue<Position> known;
    for (int player = 0; player < 2; ++player)
        for (int from = 0; from < n * n; ++from) {
            for (int to = 0; to < n * n; ++to) {
                const int rows = std::abs(from / n - to / n);
                const int columns = std::abs(from % n - to % n);
                if ((rows == 0) != (columns == 0) &&
                    rows + columns <= 1 + player)
                    reached[player][from].push_back(to);
            }
            const Position end = {player, {from, from}};
            known.push(end);
        }
    while (!known.empty()) {
        const Position to = known.front();
        known.pop();
        const int moves = length[to.player][to.cell[0]][to.cell[1]];
        const int mover = 1 - to.player;
        const std::vector<int>& cells = reached[mover][to.cell[mover]];
        for (int i = 0; i < int(cells.size()); ++i) {
            Position from = to;
            from.player = mover;
            from.cell[mover] = cells[i];
            const int white = from.cell[0], black = from.cell[1];
            if (white == black || length[mover][white][black] > 0) continue;
            if (moves % 2 == 0 || ++won_options[mover][white][black] ==
                                      int(reached[mover][cells[i]].size())) {
                length[mover][white][black] = moves + 1;
                known.push(from);
            }
        }
    }
    const int moves = length[0][(r1 - 1) * n + c1 - 1][(r2 - 1) * n + c2 - 1];
    std::cout << (moves % 2 == 1 ? "WHITE " : "BLACK ") << moves << '\n';
    return 0;
}
