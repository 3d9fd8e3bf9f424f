// TLE: searches whole boards, not column by column.
#include <iostream>
#include <map>
#include <string>
#include <utility>

int n;
std::map<std::pair<std::string, char>, bool> known;

bool wins(std::string board, char own) {
    const std::pair<std::string, char> key(board, own);
    if (known.count(key)) return known[key];
    bool result = false;
    for (int cell = 0; cell < n * n && !result; ++cell) {
        const char piece = board[cell];
        if (piece == '.') continue;
        const bool advances = piece == own;
        if (advances && (cell < n || board[cell - n] != '.')) continue;
        board[cell] = '.';
        if (advances) board[cell - n] = own;
        result = !wins(board, own == 'W' ? 'B' : 'W');
        if (advances) board[cell - n] = '.';
        board[cell] = piece;
    }
    return known[key] = result;
}

int main() {
    std::string board, row;
    std::cin >> n;
    while (std::cin >> row) board += row;
    std::cout << (wins(board, 'W') ? "Takahashi\n" : "Snuke\n");
}
