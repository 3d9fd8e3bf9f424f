// WA: prints the larger score first, but the player who begins may get less.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, sum = 0;
    std::cin >> n;
    std::vector<int> a(n), lead(n);
    for (int r = 0; r < n; ++r) {
        std::cin >> a[r];
        sum += lead[r] = a[r];
        for (int l = r - 1; l >= 0; --l)
            lead[l] = std::max(a[l] - lead[l + 1], a[r] - lead[l]);
    }
    const int one = (sum + lead[0]) / 2;
    std::cout << std::max(one, sum - one) << ' ' << std::min(one, sum - one)
              << '\n';
}
