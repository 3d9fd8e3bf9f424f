// Treblecross as the octal game 0.007: with one more cell at each end that
// nobody can mark, every cross of a row takes three cells, its own and one on
// either side, and rows of fewer than three cells are finished. Works forwards:
// if two rows have values, their nim-sum is the value of an option of the row
// that a cross splits into them.
#include <bitset>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    const int cells = n + 2;
    std::vector<std::bitset<256>> options(cells + 1);
    std::vector<int> grundy;
    for (int row = 0; row <= cells; ++row) {
        grundy.push_back(int((~options[row])._Find_first()));
        for (int other = 0; other <= row && row + other + 3 <= cells; ++other)
            options[row + other + 3].set(grundy[row] ^ grundy[other]);
    }
    std::cout << (options[cells].test(0) ? 1 : 2) << '\n';
}
