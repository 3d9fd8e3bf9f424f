// WA: 27 digits of the golden ratio in three parts of nine; they fail from the
// difference 44945570212853 on.
#include <algorithm>
#include <iostream>

const long long BASE = 1000000000;
const long long DIGITS[3] = {618033988, 749894848, 204586834};

// floor(k (1 + 0.DIGITS)), k = high * BASE + low, by hand.
long long lower_pile(long long k) {
    const long long high = k / BASE, low = k % BASE;
    long long place[5] = {0, 0, 0, 0, 0};  // of BASE^1, BASE^0, BASE^-1, ...
    for (int i = 0; i < 3; ++i) {
        place[i + 1] += high * DIGITS[i] % BASE;
        place[i] += high * DIGITS[i] / BASE;
        if (i < 3) place[i + 2] += low * DIGITS[i] % BASE;
        place[i + 1] += low * DIGITS[i] / BASE;
    }
    for (int i = 4; i > 0; --i) {
        place[i - 1] += place[i] / BASE;
        place[i] %= BASE;
    }
    return k + place[0] * BASE + place[1];
}

int main() {
    int t;
    long long a, b;
    std::cin >> t;
    while (t--) {
        std::cin >> a >> b;
        if (a > b) std::swap(a, b);
        std::cout << (a == lower_pile(b - a) ? "B" : "A") << '\n';
    }
}
