// WA: gives different signs only to gaps below 16.
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

// the placements with numbers of sum 0; the signs of facing rows sum up to c
ll zero(int h, int w, ll c) {
    int d = w - 2, n = h * d;
    std::vector<ll> a(2 * d + 1), q(n + 1), inv(n + 2, 1);
    for (int i = 0; i <= d; ++i)
        for (int j = 0; i + j <= d; ++j) ++a[d + i - j];
    a[d] += c;
    q[0] = power((a[0] + P) % P, h);
    for (int i = 1; i <= n; ++i) {
        if (i > 1) inv[i] = (P - P / i) * inv[P % i] % P;
        ll x = 0, y = 0;
        for (int k = 1; k <= 2 * d && k <= i; ++k) {
            x += a[k] * q[i - k];
            y += a[k] * k * q[i - k];
        }
        q[i] = (((h + 1) * (y % P) % P * inv[i] - x) % P + P) % P;
    }
    return q[n];
}

int main() {
    int h, w;
    std::cin >> h >> w;
    ll lost = 0;
    for (int v = 0; v < 16; ++v) {
        int c = 0;
        for (int gap = 0; gap <= w - 2; ++gap) {
            bool minus = false;
            for (int x = gap & v; x; x /= 2) minus ^= x % 2;
            c += (minus ? -1 : 1) * (w - 1 - gap);
        }
        lost += zero(h, w, c);
    }
    lost = lost % P * power(16, P - 2) % P;
    ll all = power(w * (w - 1), h), even = zero(h, w, w * (w - 1) / 2);
    ll won = (all + even) % P * power(2, P - 2) % P;
    std::cout << (won + P - lost) % P << '\n';
}
