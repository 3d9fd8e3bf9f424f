// WA: with an even row, a player takes only places of one parity.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> a(n);
    for (auto& x : a) std::cin >> x;
    auto sum = [&](int from, int to) {
        long long s = 0;
        for (int i = from; i < to; i += 2) s += a[i];
        return s;
    };
    if (n % 2 == 0)
        std::cout << std::max(sum(0, n), sum(1, n)) << '\n';
    else
        std::cout << std::max(a[0] + std::min(sum(1, n), sum(2, n)),
                              a[n - 1] + std::min(sum(0, n - 1), sum(1, n - 1)))
                  << '\n';
}
