// The nim product by its definition: the least number that none of the pairs
// (x, y) with x < a and y < b excludes.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

int main() {
    using Nimber = unsigned long long;
    int T;
    std::cin >> T;
    std::vector<std::pair<Nimber, Nimber>> pairs(T);
    Nimber most_a = 0, most_b = 0;
    for (auto& [a, b] : pairs) {
        std::cin >> a >> b;
        most_a = std::max(most_a, a);
        most_b = std::max(most_b, b);
    }
    if (most_a > 10000 || most_b > 10000 || (most_a + 1) * (most_b + 1) > 20000)
        play::decline("too many products");
    std::vector<std::vector<int>> product(most_a + 1,
                                          std::vector<int>(most_b + 1));
    for (Nimber a = 0; a <= most_a; ++a)
        for (Nimber b = 0; b <= most_b; ++b) {
            std::vector<bool> excluded(a * b + 1);
            for (Nimber x = 0; x < a; ++x)
                for (Nimber y = 0; y < b; ++y) {
                    const std::size_t value =
                        product[x][b] ^ product[a][y] ^ product[x][y];
                    if (value < excluded.size()) excluded[value] = true;
                }
            while (excluded[product[a][b]]) ++product[a][b];
        }
    for (const auto& [a, b] : pairs) std::cout << product[a][b] << '\n';
}
