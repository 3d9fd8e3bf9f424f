// Nim products by powers of two: x and y are broken into their binary parts,
// and each two parts multiply by the rules of the Fermat 2-powers F = 2^(2^k):
// different F multiply as usual, and F times F is F + F/2.
#include <iostream>
#include <vector>

// 2^i times 2^j. The places of i and j in binary name the F of each.
int product_of_powers(int i, int j) {
    const int common = i & j;
    if (common == 0) return 1 << (i | j);
    const int place = common & -common;  // F = 2^place
    int result = product_of_powers(i, j ^ place);
    const int rest = product_of_powers(i ^ place, j ^ place);
    for (int k = 0; k < 16; ++k)
        if (rest >> k & 1) result ^= product_of_powers(k, place - 1);
    return result;
}

int main() {
    constexpr int BITS = 14;
    std::vector<std::vector<int>> powers(BITS, std::vector<int>(BITS));
    for (int i = 0; i < BITS; ++i)
        for (int j = 0; j < BITS; ++j) powers[i][j] = product_of_powers(i, j);
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests, n, x, y;
    for (std::cin >> tests; tests > 0; --tests) {
        int sum = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> x >> y;
            for (int i = 0; i < BITS; ++i)
                for (int j = 0; j < BITS; ++j)
                    if ((x >> i & 1) != 0 && (y >> j & 1) != 0)
                        sum ^= powers[i][j];
        }
        std::cout << (sum == 0 ? "Don't waste your time.\n"
                               : "Have a try, lxhgww.\n");
    }
}
