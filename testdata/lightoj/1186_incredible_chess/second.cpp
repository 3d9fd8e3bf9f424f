// Nim-addition without binary digits: the sum of two gaps a and b is found from
// its definition, mex{ a' + b, a + b' : a' < a, b' < b }, in a table; the gaps
// are added up in it one by one.
#include <bitset>
#include <iostream>
#include <vector>

int main() {
    constexpr int VALUES = 256;
    using Set = std::bitset<VALUES>;
    std::vector<Set> in_column(VALUES);  // the values in column b so far
    std::vector<std::vector<int>> sum(VALUES, std::vector<int>(VALUES));
    for (int a = 0; a < VALUES; ++a) {
        Set in_row;
        for (int b = 0; b < VALUES; ++b) {
            const int mex = int((~(in_row | in_column[b]))._Find_first());
            sum[a][b] = mex;
            in_row.set(mex);
            in_column[b].set(mex);
        }
    }
    int tests, n;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n;
        std::vector<int> white(n), black(n);
        for (int& row : white) std::cin >> row;
        for (int& row : black) std::cin >> row;
        int total = 0;
        for (int i = 0; i < n; ++i) total = sum[total][black[i] - white[i] - 1];
        std::cout << "Case " << test
                  << (total > 0 ? ": white wins\n" : ": black wins\n");
    }
}
