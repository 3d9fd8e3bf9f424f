// Moves the pieces, and at each position finds a maximum matching from nothing:
// first without the empty cell, then with it, by layers (Hopcroft and Karp).
// The cells are those that may still be entered: black ones at an even distance
// from the hole and white ones at an odd one, if the Rabbit is to move.
#include <iostream>
#include <string>
#include <utility>
#include <vector>

int n, m;
std::vector<std::string> board;
std::vector<std::vector<int>> neighbours;  // of cells of the hole's colour
std::vector<int> partner, layer;

bool search(int cell) {
    for (const int other : neighbours[cell]) {
        const int next = partner[other];
        if (next >= 0 && (layer[next] != layer[cell] + 1 || !search(next)))
            continue;
        partner[other] = cell;
        partner[cell] = other;
        return true;
    }
    layer[cell] = -1;
    return false;
}

// Makes a matching of the cells listed and their neighbours a maximum one.
// Returns the number of new pairs.
int grow(const std::vector<int>& cells) {
    int pairs = 0;
    while (true) {
        layer.assign(n * m, -1);
        std::vector<int> queue;
        bool is_larger = false;
        for (const int cell : cells)
            if (partner[cell] < 0) {
                layer[cell] = 0;
                queue.push_back(cell);
            }
        for (std::size_t i = 0; i < queue.size(); ++i)
            for (const int other : neighbours[queue[i]]) {
                const int next = partner[other];
                if (next < 0) {
                    is_larger = true;
                } else if (layer[next] < 0) {
                    layer[next] = layer[queue[i]] + 1;
                    queue.push_back(next);
                }
            }
        if (!is_larger) return pairs;
        for (const int cell : cells)
            if (partner[cell] < 0 && search(cell)) ++pairs;
    }
}

bool mover_wins(int x, int y, char own) {
    const auto can_be_entered = [&](int i, int j) {
        const bool is_even = (i + j - x - y) % 2 == 0;
        return (board[i][j] == own) != is_even && board[i][j] != '.';
    };
    std::vector<int> cells;
    neighbours.assign(n * m, {});
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < m; ++j) {
            const bool is_hole = board[i][j] == '.';
            if ((i + j - x - y) % 2 != 0 || !(is_hole || can_be_entered(i, j)))
                continue;
            if (!is_hole) cells.push_back(i * m + j);
            for (const auto& [a, b] :
                 {std::pair(i - 1, j), std::pair(i + 1, j), std::pair(i, j - 1),
                  std::pair(i, j + 1)})
                if (0 <= a && a < n && 0 <= b && b < m && can_be_entered(a, b))
                    neighbours[i * m + j].push_back(a * m + b);
        }
    partner.assign(n * m, -1);
    grow(cells);
    cells.push_back(x * m + y);
    return grow(cells) == 1;
}

int main() {
    int k, x = 0, y = 0, a, b;
    std::cin >> n >> m;
    board.resize(n);
    for (int i = 0; i < n; ++i) {
        std::cin >> board[i];
        if (board[i].find('.') == std::string::npos) continue;
        x = i;
        y = int(board[i].find('.'));
    }
    std::vector<int> mistakes;
    std::cin >> k;
    for (int move = 1; move <= k; ++move) {
        bool wins[2];
        for (int player = 0; player < 2; ++player) {
            wins[player] = mover_wins(x, y, "OX"[player]);
            std::cin >> a >> b;
            std::swap(board[x][y], board[--a][--b]);
            x = a;
            y = b;
        }
        if (wins[0] && wins[1]) mistakes.push_back(move);
    }
    std::cout << mistakes.size() << '\n';
    for (const int move : mistakes) std::cout << move << '\n';
}
