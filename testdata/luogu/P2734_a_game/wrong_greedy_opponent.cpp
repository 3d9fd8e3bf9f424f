// WA: computes the best play against an opponent who takes the larger end.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, sum = 0;
    std::cin >> n;
    std::vector<int> a(n);
    for (int& x : a) std::cin >> x, sum += x;
    std::vector<std::vector<int>> best(n + 2, std::vector<int>(n + 2));
    const auto after = [&](int l, int r) {  // the opponent moves in a[l..r]
        if (l > r) return 0;
        return a[l] >= a[r] ? best[l + 1][r + 1] : best[l][r];
    };
    for (int l = n - 1; l >= 0; --l)
        for (int r = l; r < n; ++r)
            best[l][r + 1] =
                std::max(a[l] + after(l + 1, r), a[r] + after(l, r - 1));
    std::cout << best[0][n] << ' ' << sum - best[0][n] << '\n';
}
