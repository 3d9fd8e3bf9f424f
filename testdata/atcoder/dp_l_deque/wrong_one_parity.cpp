// WA: with an even row, a player takes only places of one parity.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> a(n);
    for (auto& x : a) std::cin >> x;
    auto even_row = [&](int from, int to) {
        long long diff = 0;
        for (int i = from; i < to; i++) diff += i % 2 ? a[i] : -a[i];
        return std::abs(diff);
    };
    if (n % 2 == 0)
        std::cout << even_row(0, n) << '\n';
    else
        std::cout << std::max(a[0] - even_row(1, n),
                              a[n - 1] - even_row(0, n - 1))
                  << '\n';
}
