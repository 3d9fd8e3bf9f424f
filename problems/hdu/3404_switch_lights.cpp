// HDU 3404 - Switch lights
// https://acm.hdu.edu.cn/showproblem.php?pid=3404
// Game:      n lights are on in a field. A move chooses x1 <= x2 and y1 <= y2
//            such that the light at (x2, y2) is on, and switches the lights at
//            (x1, y1), (x1, y2), (x2, y1), (x2, y2): four, two or one of them,
//            each once. Whoever finds no light on loses; lxhgww moves first.
//            Print `Have a try, lxhgww.` if he wins, else `Don't waste your
//            time.`
// Idea:      The light at (x, y) is worth the nim product of x and y, written
//            x y (proved below), and a field the nim-sum (xor, ^) of its
//            lights. lxhgww wins iff nim_sum is not 0. The product is computed
//            by halves. For F = 2, 4, 16 and 256, F a is the usual F * a if
//            a < F, and F F is F ^ (F/2) (Conway; lesson 13). So for
//            x = a F ^ b, y = c F ^ d with a, b, c, d < F, by distribution,
//                x y = (a c ^ a d ^ b c) F ^ b d ^ a c (F/2),
//            and the bracket is (a ^ b)(c ^ d) ^ b d.
//                x y   1   2   3   4   5
//                 1    1   2   3   4   5
//                 2    2   3   1   8  10
//                 3    3   1   2  12  15
//                 4    4   8  12   6   2
//                 5    5  10  15   2   7
// Proof:     A field is worth as much as the sum of games of one light each. A
//            move is one in the game of (x2, y2). If it switches on what is on
//            already, in the field both are gone, and in the sum two equal
//            games are worth 0.
//            The game of the light at (x, y) is worth x y, by induction on x
//            and y: a move chooses x1 < x, or x1 = x, which we write as i = 0,
//            else i = x1; j likewise. The light goes out, and those at (i, y),
//            (x, j) and (i, j) go on, where a light with a 0 is none. All i < x
//            and j < y can be chosen. So the light is worth
//                mex{ i y ^ x j ^ i j : 0 <= i < x, 0 <= j < y }.
//            This is the definition of the nim product x y.
// Limits:    1 <= T <= 100, 1 <= n <= 1000 (n > 0 is assumed),
//            1 <= x, y <= 10000, which is below 2^16
// Time:      O(n) per case, with 341 calls for a product
// Beware:    wrong_from_zero.cpp: passes the sample, but counts from 0, so it
//            takes the light at (1, 1) for worth 0. It is worth 1.
// Beware:    wrong_every_power.cpp: passes the sample, but different powers of
//            two need not multiply as usual: the product of 4 and 8 is 11.
// Topics:    nim-product, coin-turning, sprague-grundy
// Lesson:    13
#include <iostream>

// The nim product of x and y, by halves of so many bits, so x, y < 2^(2 bits);
// for bits = 0, x and y are 0 or 1.
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
