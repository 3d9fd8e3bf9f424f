// No queue: for k = 1, 2, ... goes through all positions, and finds those that
// are won or lost in k moves: in an odd number of moves, if one option is lost
// in k - 1, and in an even number of moves, if all options are won in less.
#include <cstdio>
#include <vector>

int n;

struct Board {
    int cell[2][2];  // row and column of the piece of each player
};

// moves[player][white][black], or -1
std::vector<int> known[2];

int& moves(int player, const Board& board) {
    const auto& c = board.cell;
    return known[player][((c[0][0] * n + c[0][1]) * n + c[1][0]) * n + c[1][1]];
}

// The number of moves is k iff it is not found before.
bool is_decided(int k, int player, const Board& board) {
    for (int axis = 0; axis < 2; ++axis)
        for (int step = -1 - player; step <= 1 + player; ++step) {
            Board option = board;
            int& place = option.cell[player][axis];
            place += step;
            if (step == 0 || place < 0 || place >= n) continue;
            const int after = moves(1 - player, option);
            if (k % 2 == 1 && after == k - 1) return true;
            if (k % 2 == 0 && (after < 0 || after % 2 == 0)) return false;
        }
    return k % 2 == 0;
}

int main() {
    Board start, board;
    std::scanf("%d%d%d%d%d", &n, &start.cell[0][0], &start.cell[0][1],
               &start.cell[1][0], &start.cell[1][1]);
    for (auto& cell : start.cell) --cell[0], --cell[1];
    for (auto& table : known) table.assign(n * n * n * n, -1);
    bool is_new = true;
    for (int k = 0; is_new || k < 3; ++k) {
        is_new = false;
        for (int player = 0; player < 2; ++player)
            for (int i = 0; i < n * n * n * n; ++i) {
                board.cell[0][0] = i / n / n / n;
                board.cell[0][1] = i / n / n % n;
                board.cell[1][0] = i / n % n;
                board.cell[1][1] = i % n;
                if (known[player][i] >= 0) continue;
                const bool meet = i / n / n == i % (n * n);
                if (k == 0 ? !meet : !is_decided(k, player, board)) continue;
                known[player][i] = k;
                is_new = true;
            }
    }
    const int answer = moves(0, start);
    if (answer < 0)
        std::puts("DRAW");
    else
        std::printf("%s %d\n", answer % 2 == 1 ? "WHITE" : "BLACK", answer);
}
