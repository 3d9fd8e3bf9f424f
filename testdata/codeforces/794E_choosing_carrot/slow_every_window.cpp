// TLE: goes through all windows of each length.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> a(n);
    for (auto& x : a) std::cin >> x;
    for (int len = n; len >= 1; len--) {
        int best = 0;
        for (int l = 0; l + len <= n; l++) {
            int m = l + len / 2, v = a[m];
            if (len % 2 == 0)
                v = std::max(v, a[m - 1]);
            else if (len > 1)
                v = std::min(v, std::max(a[m - 1], a[m + 1]));
            best = std::max(best, v);
        }
        std::cout << best << " \n"[len == 1];
    }
}
