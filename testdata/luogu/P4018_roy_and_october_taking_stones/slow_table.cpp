// TLE: labels all piles up to 5 * 10^7 by trying every power of a prime.
#include <iostream>
#include <vector>

int main() {
    const int most = 50000000;
    std::vector<bool> composite(most + 1), won(most + 1);
    std::vector<int> powers(1, 1);
    for (int p = 2; p <= most; ++p) {
        if (composite[p]) continue;
        for (long long i = 2LL * p; i <= most; i += p) composite[i] = true;
        for (long long power = p; power <= most; power *= p)
            powers.push_back(int(power));
    }
    for (int n = 0; n <= most; ++n) {
        if (won[n]) continue;
        for (std::size_t i = 0; i < powers.size(); ++i)
            if (powers[i] <= most - n) won[n + powers[i]] = true;
    }
    int tests, n;
    std::cin >> tests;
    while (tests-- > 0 && std::cin >> n)
        std::cout << (won[n] ? "October wins!" : "Roy wins!") << '\n';
}
