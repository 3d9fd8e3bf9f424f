// WA: a repeat gets the greatest missing value, not the least.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

typedef long long ll;
std::vector<ll> repeats;
std::map<ll, ll> known;

ll value(ll x) {
    if (known.count(x)) return known[x];
    return x - (std::lower_bound(repeats.begin(), repeats.end(), x) -
                repeats.begin());
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<ll> a(n);
    for (ll& pile : a) std::cin >> pile;
    std::map<ll, std::vector<ll>> forbidden;
    while (m--) {
        ll x, y;
        std::cin >> x >> y;
        forbidden[x].push_back(x - y);
    }
    std::map<ll, int> times;
    for (auto& p : forbidden) {
        std::map<ll, int> count;
        for (ll to : p.second) count[value(to)]++;
        for (auto& c : count)
            if (c.second == 1 + times[c.first]) {
                known[p.first] = c.first;
            }
        if (known.count(p.first)) {
            times[known[p.first]]++;
            repeats.push_back(p.first);
        }
    }
    ll sum = 0;
    for (ll pile : a) sum ^= value(pile);
    std::cout << (sum != 0 ? "Takahashi" : "Aoki") << '\n';
}
