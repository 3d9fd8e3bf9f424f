// Tries each cell with the values of 0.007: with one more cell at each end that
// nobody can mark, every cross takes three cells, its own and one on either
// side. The program reads the free parts of the row cell by cell.
#include <bitset>
#include <iostream>
#include <string>
#include <vector>

constexpr int MOST = 202;

int main() {
    std::vector<std::bitset<256>> options(MOST + 1);
    std::vector<int> grundy;
    for (int row = 0; row <= MOST; ++row) {
        grundy.push_back(int((~options[row])._Find_first()));
        for (int other = 0; other <= row && row + other + 3 <= MOST; ++other)
            options[row + other + 3].set(grundy[row] ^ grundy[other]);
    }
    int tests;
    std::string row;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> row;
        const int n = int(row.size());
        std::vector<int> three, last;  // the cells that win
        for (int cell = 0; cell < n; ++cell) {
            if (row[cell] == 'X') continue;
            const std::string after =
                '.' + row.substr(0, cell) + 'X' + row.substr(cell + 1) + '.';
            int total = 0, left = 0;
            bool makes_three = false, is_safe = true;
            for (int i = 0; i < n + 2; ++i) {
                const int crosses = (i > 0 && after[i - 1] == 'X') +
                                    (after[i] == 'X') +
                                    (i < n + 1 && after[i + 1] == 'X');
                makes_three = makes_three || crosses == 3;
                is_safe = is_safe && crosses <= 1;
                if (crosses == 0) ++left;
                if (crosses > 0) total ^= grundy[left], left = 0;
            }
            if (makes_three) three.push_back(cell);
            if (is_safe && (total ^ grundy[left]) == 0) last.push_back(cell);
        }
        std::cout << "Case " << test << ':';
        const std::vector<int>& winning = three.empty() ? last : three;
        for (const int cell : winning) std::cout << ' ' << cell + 1;
        std::cout << (winning.empty() ? " 0\n" : "\n");
    }
}
