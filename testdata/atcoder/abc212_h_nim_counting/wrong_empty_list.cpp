// WA: begins the sum with y^0, and takes the lists of 0 to N - 1 heaps.
#include <iostream>
#include <vector>

typedef long long ll;
const ll P = 998244353;

ll power(ll b, ll e) {
    ll r = 1;
    for (; e; e /= 2, b = b * b % P)
        if (e % 2) r = r * b % P;
    return r;
}

void fwt(std::vector<ll>& a) {
    for (int k = 1; k < (int)a.size(); k *= 2)
        for (int i = 0; i < (int)a.size(); ++i)
            if (!(i & k)) {
                ll x = a[i], y = a[i | k];
                a[i] = (x + y) % P, a[i | k] = (x - y + P) % P;
            }
}

int main() {
    int n, k, x;
    std::cin >> n >> k;
    std::vector<ll> a(65536);
    while (k--) std::cin >> x, a[x % 65536] = 1;
    fwt(a);
    for (ll& y : a)
        y = y == 1 ? n
                   : (power(y, n) + P - 1) % P * power(y + P - 1, P - 2) % P;
    fwt(a);
    ll r = 0;
    for (int i = 1; i < (int)a.size(); ++i) r += a[i];
    std::cout << r % P * power(a.size(), P - 2) % P << '\n';
}
