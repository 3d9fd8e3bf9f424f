// WA: begins the powers with p^1, so that 1 may not be taken.
#include <iostream>
#include <vector>

int main() {
    const int most = 50000;
    std::vector<bool> composite(most + 1), won(most + 1);
    std::vector<int> powers;
    for (int p = 2; p <= most; ++p) {
        if (composite[p]) continue;
        for (int i = 2 * p; i <= most; i += p) composite[i] = true;
        for (long long power = p; power <= most; power *= p)
            powers.push_back(int(power));
    }
    for (int n = 0; n <= most; ++n)
        for (std::size_t i = 0; !won[n] && i < powers.size(); ++i)
            if (n + powers[i] <= most) won[n + powers[i]] = true;
    int tests, n;
    std::cin >> tests;
    while (tests-- > 0 && std::cin >> n)
        std::cout << (won[n % (most + 1)] ? "October wins!" : "Roy wins!")
                  << '\n';
}
