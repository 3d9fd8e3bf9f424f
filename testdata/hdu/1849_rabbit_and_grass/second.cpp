// Nim-addition without binary digits: the sum of two piles a and b is found
// from its definition, mex{ a' + b, a + b' : a' < a, b' < b }, in a table; the
// pieces are added up in it one by one.
#include <algorithm>
#include <bitset>
#include <iostream>
#include <vector>

int main() {
    constexpr int VALUES = 1024;
    using Set = std::bitset<VALUES>;
    std::vector<Set> in_column(VALUES);  // the values in column b so far
    std::vector<std::vector<int>> sum(VALUES, std::vector<int>(VALUES));
    for (int a = 0; a < VALUES; ++a) {
        Set in_row;
        for (int b = 0; b < VALUES; ++b) {
            const Set missing = ~(in_row | in_column[b]);
            const int mex = int(missing._Find_first());
            sum[a][b] = mex;
            in_row.set(mex);
            in_column[b].set(mex);
        }
    }
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int pieces;
    while (std::cin >> pieces && pieces > 0) {
        int total = 0;
        for (int square; pieces > 0; --pieces)
            std::cin >> square, total = sum[total][square];
        std::cout << (total > 0 ? "Rabbit Win!\n" : "Grass Win!\n");
    }
}
