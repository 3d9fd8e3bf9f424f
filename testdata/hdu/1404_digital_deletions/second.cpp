// Decides every string, also those with leading zeros, from its options. These
// are shorter, or smaller numbers of the same length, so they are decided
// before.
#include <iostream>
#include <string>
#include <vector>

int main() {
    constexpr int MAX_LENGTH = 6;
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::vector<std::vector<bool>> is_won(1, std::vector<bool>(1, false));
    for (int length = 1, end = 10; length <= MAX_LENGTH; ++length, end *= 10) {
        is_won.emplace_back(end);
        for (int number = 0; number < end; ++number) {
            bool wins = false;
            for (int left = length - 1, place = 1; left >= 0 && !wins;
                 --left, place *= 10) {
                int digit = number / place % 10;
                if (digit == 0) wins = !is_won[left][number / place / 10];
                for (int option = number; digit > 0 && !wins; --digit)
                    wins = !is_won[length][option -= place];
            }
            is_won[length][number] = wins;
        }
    }
    std::string digits;
    while (std::cin >> digits)
        std::cout << (is_won[digits.size()][std::stoi(digits)] ? "Yes\n"
                                                               : "No\n");
}
