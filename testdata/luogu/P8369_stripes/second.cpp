// Works forwards: as soon as the values of two rows are known, the rows that a
// stripe turns into them get the nim-sum as the value of an option.
#include <bitset>
#include <iostream>
#include <vector>

int main() {
    constexpr int MOST = 1000;
    std::vector<int> lengths(3);
    for (int& length : lengths) std::cin >> length;
    std::vector<std::bitset<1024>> options(MOST + 1);
    std::vector<int> grundy;
    for (int row = 0; row <= MOST; ++row) {
        grundy.push_back(int((~options[row])._Find_first()));
        for (const int length : lengths)
            for (int other = 0; other <= row; ++other)
                if (row + length + other <= MOST)
                    options[row + length + other].set(grundy[row] ^
                                                      grundy[other]);
    }
    int rows, cells;
    for (std::cin >> rows; rows > 0; --rows) {
        std::cin >> cells;
        std::cout << (grundy[cells] == 0 ? "2\n" : "1\n");
    }
}
