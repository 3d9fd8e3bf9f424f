// HDU 3404 - Switch lights
// https://acm.hdu.edu.cn/showproblem.php?pid=3404
// Game:      n lights are on in a field. A move chooses x1 <= x2 and y1 <= y2
//            such that the light at (x2, y2) is on, and switches the lights at
//            (x1, y1), (x1, y2), (x2, y1), (x2, y2): four, two or one of them,
//            each once. Whoever finds no light on loses; lxhgww moves first.
//            Print `Have a try, lxhgww.` if he wins, else `Don't waste your
//            time.`
// Idea:      The light at (x, y) is worth the nim product x y (Tartan theorem),
//            and a field the nim-sum (xor, ^) of its lights. lxhgww wins iff
//            nim_sum is not 0. The product is computed by halves. For F = 2, 4,
//            16 and 256, F a is the usual F * a if a < F, and F F is
//            F ^ (F/2) (Conway; lesson 13). With x = x1 F ^ x0, y = y1 F ^ y0
//                x y = (x1 y1 ^ x1 y0 ^ x0 y1) F ^ x0 y0 ^ x1 y1 (F/2),
//            and the bracket is (x1 ^ x0)(y1 ^ y0) ^ x0 y0.
//                x y   1   2   3   4   5
//                 1    1   2   3   4   5
//                 2    2   3   1   8  10
//                 3    3   1   2  12  15
//                 4    4   8  12   6   2
//                 5    5  10  15   2   7
// Proof:     A field is the sum of its lights, each a game of its own: if one
//            of them meets a copy of itself, both go out, and two equal games
//            are together worth 0.
//            The light at (x, y) is worth g(x, y) = x y by induction: a move
//            chooses a' = x1, or a' = 0 if x1 = x2 = x, and b' likewise. What
//            remains are the lights at (a', y), (x, b') and (a', b'), where a
//            light with a 0 is none. Each a' < x and each b' < y can be chosen:
//            g(x, y) = mex{ a' y ^ x b' ^ a' b' : 0 <= a' < x, 0 <= b' < y }.
//            This is the definition of the nim product x y.
// Limits:    1 <= T <= 100, 1 <= n <= 1000 (n > 0 is assumed),
//            1 <= x, y <= 10000, which is below 2^16
// Time:      O(n) per case, with 341 calls for a product
// Beware:    wrong_from_zero.cpp: passes the sample, but coordinates begin with
//            1, and a light at (1, 1) can be switched off.
// Beware:    wrong_every_power.cpp: passes the sample, but different powers of
//            two need not multiply as usual: 4 8 is 11, not 32.
// Topics:    nim-product, coin-turning, sprague-grundy
// Lesson:    13
// Standard:  C++98
#include <iostream>

// The nim product of x and y below 2^(2 * bits), of halves of so many bits; for
// bits = 0 they are single bits.
int nim_product(int x, int y, int bits) {
    if (bits == 0) return x & y;
    const int F = 1 << bits, x1 = x / F, x0 = x % F, y1 = y / F, y0 = y % F;
    const int low = nim_product(x0, y0, bits / 2);
    const int high = nim_product(x1, y1, bits / 2);
    const int bracket = nim_product(x1 ^ x0, y1 ^ y0, bits / 2) ^ low;
    return bracket * F + (low ^ nim_product(high, F / 2, bits / 2));
}

int main() {
    std::ios::sync_with_stdio(false);
    int tests, n, x, y;
    for (std::cin >> tests; tests > 0; --tests) {
        int nim_sum = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> x >> y;
            nim_sum ^= nim_product(x, y, 8);
        }
        std::cout << (nim_sum != 0 ? "Have a try, lxhgww.\n"
                                   : "Don't waste your time.\n");
    }
    return 0;
}
