// Small circles by Grundy values: the first move leaves a row, and the values
// of rows come from every move in them. Larger circles by looking two moves
// ahead: two equal rows have the nim-sum 0, so the first player needs a move
// that no reply turns into two equal rows. With k = 1 the length of the game
// decides, and two coins less change nothing.
#include <algorithm>
#include <iostream>
#include <set>
#include <vector>

constexpr int SMALL = 100, MOST = 10;

std::vector<int> values_of_rows(int k) {
    std::vector<int> value;
    for (int row = 0; row <= SMALL; ++row) {
        std::set<int> options;
        for (int taken = 1; taken <= std::min(k, row); ++taken)
            for (int left = 0; left <= row - taken; ++left)
                options.insert(value[left] ^ value[row - taken - left]);
        int mex = 0;
        while (options.count(mex)) ++mex;
        value.push_back(mex);
    }
    return value;
}

// Can one move turn the row into two equal rows, possibly empty?
bool can_be_halved(int row, int k) {
    for (int taken = 1; taken <= std::min(k, row); ++taken)
        if ((row - taken) % 2 == 0) return true;
    return false;
}

int main() {
    std::vector<std::vector<int>> value(MOST + 1);
    for (int k = 1; k <= MOST; ++k) value[k] = values_of_rows(k);
    int tests, n, k;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n >> k;
        if (k == 1 && n > SMALL) n = SMALL - n % 2;
        bool is_won = false;
        for (int taken = 1; taken <= std::min(k, n); ++taken)
            is_won |= n <= SMALL ? value[k][n - taken] == 0
                                 : !can_be_halved(n - taken, k);
        std::cout << "Case " << test << (is_won ? ": first\n" : ": second\n");
    }
}
