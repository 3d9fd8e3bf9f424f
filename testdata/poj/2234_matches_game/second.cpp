// Finds a winning move by trial: the pile that changes is left with the xor of
// the others, computed by adding columns of binary digits without carrying.
#include <iostream>
#include <vector>

constexpr int COLUMNS = 24;  // 10^7 < 2^24

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int m;
    while (std::cin >> m) {
        std::vector<int> piles(m), ones(COLUMNS);
        for (int& pile : piles) {
            std::cin >> pile;
            for (int column = 0; column < COLUMNS; ++column)
                ones[column] += pile >> column & 1;
        }
        bool wins = false;
        for (const int pile : piles) {
            int others = 0;
            for (int column = COLUMNS - 1; column >= 0; --column)
                others = 2 * others + (ones[column] - (pile >> column & 1)) % 2;
            if (others < pile) wins = true;
        }
        std::cout << (wins ? "Yes\n" : "No\n");
    }
}
