// The Grundy values by mex from the rule: all divisors of each number.
#include <iostream>
#include <vector>

int main() {
    constexpr int MOST = 100000;
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::vector<std::vector<int>> seen(MOST + 1);  // values of the options
    std::vector<int> grundy(MOST + 1), count(32);
    for (int number = 1; number <= MOST; ++number) {
        std::vector<bool> found(seen[number].size() + 1);
        for (const int value : seen[number])
            if (value < int(found.size())) found[value] = true;
        while (found[grundy[number]]) ++grundy[number];
        for (int multiple = 2 * number; multiple <= MOST; multiple += number)
            seen[multiple].push_back(grundy[number]);
        std::vector<int>().swap(seen[number]);
    }
    int n, nim_sum = 0;
    std::cin >> n;
    for (int number; n > 0; --n) std::cin >> number, ++count[grundy[number]];
    for (int value = 0; value < 32; ++value)
        if (count[value] % 2 == 1) nim_sum ^= value;
    std::cout << (nim_sum == 0 ? "Bruno\n" : "Anna\n");
}
