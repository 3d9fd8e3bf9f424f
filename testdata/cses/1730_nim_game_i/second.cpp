// Adds the heaps without carrying: counts in each binary place the heaps with a
// 1 there. The player to move loses iff all these counts are even.
#include <iostream>
#include <map>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::map<int, int> ones;  // by what a 1 in the place is worth
        std::cin >> n;
        for (int heap; n > 0; --n)
            for (std::cin >> heap; heap > 0; heap -= heap & -heap)
                ++ones[heap & -heap];
        bool is_lost = true;
        for (const auto& [worth, count] : ones)
            if (count % 2 != 0) is_lost = false;
        std::cout << (is_lost ? "second\n" : "first\n");
    }
}
