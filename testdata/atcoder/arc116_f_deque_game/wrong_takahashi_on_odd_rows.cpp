// WA: lets Takahashi begin on the odd rows in every case.
#include <algorithm>
#include <iostream>
#include <vector>

typedef long long ll;

int main() {
    std::ios::sync_with_stdio(false);
    int k, even = 0;
    std::cin >> k;
    std::vector<std::vector<ll>> rows(k);
    for (auto& row : rows) {
        int n;
        std::cin >> n;
        row.resize(n);
        for (auto& x : row) std::cin >> x;
        even += n % 2 == 0;
    }
    bool first = true;
    auto value = [&](const std::vector<ll>& a, int l, int r) {
        int m = (l + r) / 2;
        if (l == r) return a[m];
        return first ? std::min(a[m], std::max(a[m - 1], a[m + 1]))
                     : std::max(a[m], std::min(a[m - 1], a[m + 1]));
    };
    ll sum = 0;
    std::vector<std::vector<ll>> sw;
    for (auto& a : rows) {
        int n = a.size();
        if (n % 2) {
            sum += value(a, 0, n - 1);
            continue;
        }
        ll x = value(a, 0, n - 2), y = value(a, 1, n - 1);
        ll p = std::max(x, y), q = std::min(x, y);
        sw.push_back({p - q, p, q});
    }
    std::sort(sw.rbegin(), sw.rend());
    for (size_t i = 0; i < sw.size(); i++) sum += sw[i][1 + i % 2];
    std::cout << sum << '\n';
}
