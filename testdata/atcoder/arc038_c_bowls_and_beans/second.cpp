// Keeps the last bowl of each value. The values are in blocks, and each block
// keeps the earliest of its last bowls. The first block whose earliest last
// bowl is before the range contains the mex.
#include <algorithm>
#include <iostream>
#include <vector>

constexpr int BLOCK = 320, BLOCKS = 320;  // 320^2 > 10^5

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> last(BLOCK * BLOCKS, -1), earliest(BLOCKS, -1);
    std::vector<int> odd_beans(n);  // by value
    last[0] = 0;                    // bowl 0
    for (int bowl = 1; bowl < n; ++bowl) {
        int c, beans, block = 0;
        std::cin >> c >> beans;
        while (earliest[block] >= bowl - c) ++block;
        const auto begin = last.begin() + block * BLOCK;
        auto place = begin;
        while (*place >= bowl - c) ++place;
        *place = bowl;
        earliest[block] = *std::min_element(begin, begin + BLOCK);
        odd_beans[place - last.begin()] ^= beans % 2;
    }
    // Moves of Nim with one pile of each value that occurs an odd number of
    // times: lost iff each binary column has an even number of ones.
    bool wins = false;
    for (int column = 1; column < n; column *= 2) {
        int ones = 0;
        for (int value = 0; value < n; ++value)
            if (value / column % 2 == 1) ones += odd_beans[value];
        if (ones % 2 == 1) wins = true;
    }
    std::cout << (wins ? "First\n" : "Second\n");
}
