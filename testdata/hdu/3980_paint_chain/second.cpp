// Works forwards: as soon as the values of two rows are known, the row that a
// move turns into them gets the nim-sum as the value of an option.
#include <bitset>
#include <iostream>
#include <vector>

constexpr int MAX_BEADS = 1000;
using Values = std::bitset<128>;

// won[n]: does the first player win the ring of n beads?
std::vector<bool> won_rings(int m) {
    std::vector<Values> options(MAX_BEADS + 1);
    std::vector<int> grundy;
    std::vector<bool> won(MAX_BEADS + 1);
    for (int row = 0; row + m <= MAX_BEADS; ++row) {
        grundy.push_back(int((~options[row])._Find_first()));
        for (int other = 0; other <= row; ++other)
            if (row + other + m <= MAX_BEADS)
                options[row + other + m].set(grundy[row] ^ grundy[other]);
        won[row + m] = grundy[row] == 0;
    }
    return won;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::vector<std::vector<bool>> won(MAX_BEADS + 1);
    int tests, n, m;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n >> m;
        if (won[m].empty()) won[m] = won_rings(m);
        std::cout << "Case #" << test << ": "
                  << (won[m][n] ? "aekdycoin" : "abcdxyzk") << '\n';
    }
}
