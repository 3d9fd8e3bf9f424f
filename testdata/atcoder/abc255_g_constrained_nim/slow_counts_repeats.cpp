// TLE: counts the repeats below a pile one by one.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

typedef long long ll;
std::map<ll, ll> known;  // the value of each repeat

ll value(ll x) {
    if (known.count(x)) return known[x];
    return x - std::count_if(known.begin(), known.end(),
                             [=](const std::pair<const ll, ll>& r) {
                                 return r.first < x;
                             });
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
                times[c.first]++;
                break;
            }
    }
    ll sum = 0;
    for (ll pile : a) sum ^= value(pile);
    std::cout << (sum != 0 ? "Takahashi" : "Aoki") << '\n';
}
