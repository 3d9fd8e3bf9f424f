// Counts by columns of binary digits: how many piles have a 1 in each. A pile
// with a 1 in the highest column of an odd count can make all counts even: it
// changes its digit wherever the count is odd.
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    constexpr int COLUMNS = 30;  // 10^9 < 2^30
    int k;
    std::cin >> k;
    std::vector<int> piles(k), ones(COLUMNS);
    for (int& pile : piles) {
        std::cin >> pile;
        for (int rest = pile, column = 0; rest > 0; ++column, rest /= 2)
            ones[column] += rest % 2;
    }
    int highest = COLUMNS - 1;
    while (highest >= 0 && ones[highest] % 2 == 0) --highest;
    if (highest < 0) {
        std::cout << "lose\n";
        return 0;
    }
    int b = 0;
    while (piles[b] / (1 << highest) % 2 == 0) ++b;
    int left = 0;
    for (int column = COLUMNS - 1; column >= 0; --column) {
        const int digit = piles[b] / (1 << column) % 2;
        left = 2 * left + (ones[column] % 2 == 0 ? digit : 1 - digit);
    }
    std::string text =
        std::to_string(piles[b] - left) + ' ' + std::to_string(b + 1) + '\n';
    piles[b] = left;
    for (int i = 0; i < k; ++i)
        text += std::to_string(piles[i]) + (i + 1 < k ? ' ' : '\n');
    std::cout << text;
}
