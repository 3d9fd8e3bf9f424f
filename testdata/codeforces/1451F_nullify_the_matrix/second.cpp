// Takes the antidiagonals one by one from the last cell, and removes equal
// powers of two in pairs. The position is lost iff nothing remains on any
// antidiagonal.
#include <iostream>
#include <set>
#include <vector>

bool has_rest(const std::vector<std::vector<int>>& matrix, int row,
              int column) {
    const int columns = static_cast<int>(matrix[0].size());
    std::set<int> left;
    for (; row >= 0 && column < columns; --row, ++column)
        for (int power = 1, a = matrix[row][column]; a > 0; a /= 2, power *= 2)
            if (a % 2 == 1 && left.erase(power) == 0) left.insert(power);
    return !left.empty();
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t, n, m;
    for (std::cin >> t; t > 0; --t) {
        std::cin >> n >> m;
        std::vector<std::vector<int>> matrix(n, std::vector<int>(m));
        for (auto& row : matrix)
            for (int& a : row) std::cin >> a;
        bool is_won = false;
        for (int column = m - 1; column > 0; --column)
            is_won = has_rest(matrix, n - 1, column) || is_won;
        for (int row = n - 1; row >= 0; --row)
            is_won = has_rest(matrix, row, 0) || is_won;
        std::cout << (is_won ? "Ashish\n" : "Jeel\n");
    }
}
