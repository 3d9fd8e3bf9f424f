// Counts by columns of binary digits: how many piles have a 1 in each. A move
// wins iff it makes every count even. So the pile must have a 1 in the highest
// column of an odd count; then the columns below can be chosen freely.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    while (std::cin >> n && n > 0) {
        std::vector<int> ones(30);  // by column, 10^9 < 2^30
        for (int pile; n > 0; --n) {
            std::cin >> pile;
            for (int column = 0; pile > 0; ++column, pile /= 2)
                ones[column] += pile % 2;
        }
        int column = 29;
        while (column >= 0 && ones[column] % 2 == 0) --column;
        std::cout << (column >= 0 ? ones[column] : 0) << '\n';
    }
}
