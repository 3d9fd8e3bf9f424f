// HDU 3404 - Switch lights
// https://acm.hdu.edu.cn/showproblem.php?pid=3404
// Game:      n lights are on in a field. A move chooses x1 <= x2 and y1 <= y2
//            such that the light at (x2, y2) is on, and switches each of the
//            lights at (x1, y1), (x1, y2), (x2, y1), (x2, y2) once. lxhgww
//            begins; the player who finds no light on loses. Print "Have a try,
//            lxhgww." if lxhgww wins, else "Don't waste your time."
// Idea:      Turning Corners (lesson 14): the light at (x, y) has the value of
//            the nim product of x and y, and lxhgww wins iff the xor of all
//            values is not 0. Let (x) be the nim product. By Conway, for F = 2,
//            4, 16 or 256 and a, b, c, d < F
//              (F * a ^ b) (x) (F * c ^ d) = F * bracket ^ low ^ (high (x) F/2)
//            with high = a (x) c, low = b (x) d and
//              bracket = ((a ^ b) (x) (c ^ d)) ^ low.
//            F = 4: for 4 (x) 5 high = 1, low = bracket = 0, so 1 (x) 2 = 2.
// Strategy:  turn corners with (x ^ x') (x) (y ^ y') = the xor of all values.
// Source:    Berlekamp, Conway, Guy, Winning Ways, chapter 14 (coin turning)
// Limits:    1 <= T <= 100, 1 <= n <= 1000 (n > 0 is assumed),
//            1 <= x, y <= 10000, which is below 2^16
// Time:      O(n) per case, with 341 calls for a product
// Beware:    wrong_every_power.cpp: different powers of two need not multiply
//            as usual: the product of 4 and 8 is 11.
// Topics:    nim-product, coin-turning, sprague-grundy
// Lesson:    14
#include <iostream>

// The nim product of x, y < 2^(2 bits); for bits = 0, x and y are 0 or 1.
int nim_product(int x, int y, int bits) {
    if (bits == 0) return x & y;
    const int F = 1 << bits, a = x / F, b = x % F, c = y / F, d = y % F;
    const int low = nim_product(b, d, bits / 2);
    const int high = nim_product(a, c, bits / 2);
    const int bracket = nim_product(a ^ b, c ^ d, bits / 2) ^ low;
    return bracket * F + (low ^ nim_product(high, F / 2, bits / 2));
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n, x, y;
    for (std::cin >> tests; tests > 0; --tests) {
        int nim_sum = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> x >> y;
            nim_sum ^= nim_product(x, y, 8);  // x, y < 2^16
        }
        std::cout << (nim_sum != 0 ? "Have a try, lxhgww.\n"
                                   : "Don't waste your time.\n");
    }
    return 0;
}
