// Textbook: the Grundy values by recursion with a table, the mex by a std::set;
// iostream.
#include <cstring>
#include <iostream>
#include <set>

int known[1000][1000];
const int JUMPS[6][2] = {{1, -2},  {-1, -3}, {-1, -2},
                         {-2, -1}, {-3, -1}, {-2, 1}};

int grundy(int x, int y) {
    int& value = known[x][y];
    if (value >= 0) return value;
    std::set<int> seen;
    for (const auto& jump : JUMPS) {
        const int to_x = x + jump[0], to_y = y + jump[1];
        if (to_x >= 0 && to_y >= 0) seen.insert(grundy(to_x, to_y));
    }
    value = 0;
    while (seen.count(value)) ++value;
    return value;
}

int main() {
    std::memset(known, -1, sizeof known);
    int tests, n, x, y;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        int sum = 0;
        std::cin >> n;
        while (n--) {
            std::cin >> x >> y;
            sum ^= grundy(x, y);
        }
        std::cout << "Case " << test << ": " << (sum ? "Alice" : "Bob")
                  << std::endl;
    }
}
