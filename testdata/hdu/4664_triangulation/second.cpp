// Works forwards: if two rows have values, their nim-sum is the value of an
// option of the row that a segment splits into them. Finds the period by Guy
// and Smith's test, with more rows than the test needs.
#include <bitset>
#include <iostream>
#include <vector>

constexpr int ROWS = 1000;

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::vector<std::bitset<64>> options(2 * ROWS + 2);
    std::vector<int> grundy;
    for (int row = 0; row < ROWS; ++row) {
        grundy.push_back(int((~options[row])._Find_first()));
        for (int other = 0; other <= row; ++other)
            options[row + other + 2].set(grundy[row] ^ grundy[other]);
    }
    // The values must be equal from `first` to 2 * first + period + 2, since a
    // move uses two points.
    int first = 0, period = 1;
    for (;; ++period) {
        first = ROWS - period;
        while (first > 0 && grundy[first - 1] == grundy[first - 1 + period])
            --first;
        if (2 * first + period + 2 < ROWS - period) break;
    }
    int tests, planes, n;
    std::cin >> tests;
    for (; tests > 0; --tests) {
        std::vector<int> count(64);  // planes of each value
        for (std::cin >> planes; planes > 0; --planes) {
            std::cin >> n;
            ++count[grundy[n < ROWS ? n : first + (n - first) % period]];
        }
        int nim_sum = 0;
        for (int value = 0; value < 64; ++value)
            if (count[value] % 2 == 1) nim_sum ^= value;
        std::cout << (nim_sum == 0 ? "Dave\n" : "Carol\n");
    }
}
