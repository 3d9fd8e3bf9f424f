// By the values of Kayles: the first move leaves a row of n - 1 or n - 2 coins,
// so the circle is won iff one of these rows has the value 0. Kayles is an
// octal game whose moves take at most 2 coins: if its values have the period P
// for all rows from START to 2 START + P + 1, they have it for all larger rows
// (Guy and Smith).
#include <cstdlib>
#include <iostream>
#include <set>
#include <vector>

int main() {
    constexpr int START = 71, P = 12, MOST = 2;
    std::vector<int> value;
    for (int row = 0; row < 2 * START + 2 * P + MOST; ++row) {
        std::set<int> options;
        for (int taken = 1; taken <= MOST; ++taken)
            for (int left = 0; left + taken <= row; ++left)
                options.insert(value[left] ^ value[row - taken - left]);
        int mex = 0;
        while (options.count(mex)) ++mex;
        value.push_back(mex);
    }
    for (int row = START; row < 2 * START + P + MOST; ++row)
        if (value[row] != value[row + P]) std::abort();
    const auto is_lost = [&](int row) {
        return value[row < START ? row : START + (row - START) % P] == 0;
    };
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    while (std::cin >> n && n > 0) {
        const bool is_won = is_lost(n - 1) || (n > 1 && is_lost(n - 2));
        std::cout << (is_won ? "Alice\n" : "Bob\n");
    }
}
