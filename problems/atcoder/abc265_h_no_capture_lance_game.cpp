// AtCoder abc265_h - No-capture Lance Game
// https://atcoder.jp/contests/abc265/tasks/abc265_h
// Game:      H rows of W cells, in each of them one piece of First's and one of
//            Second's on different cells. In turn each moves one of the own
//            pieces over any number of empty cells, at least one: First to the
//            left, Second to the right. Whoever cannot move loses; First
//            begins. Print how many of the (W (W - 1))^H placements First wins,
//            modulo 998244353.
// Idea:      If First's piece stands on the right, the two face each other: a
//            Nim pile of the cells between them. Else they walk apart: with i
//            free cells for First and j for Second, First is i - j moves ahead.
//            Let x be the sum of these numbers, and g the nim-sum of the piles.
//            First wins iff x > 0, or x = 0 and g is not 0. The mirror image
//            has -x, so half of all but those with x = 0 have x > 0, and
//                won = (all + level) / 2 - lost,
//            where level is the number with x = 0, and lost that with x = g =
//            0. Let P(r) be the sum of r^(i - j) over the rows that walk apart,
//            and s(v) the sum of a sign over those that face, minus if v & gap
//            has an odd number of ones. Take the mean of (P(r) + s(v))^H over
//            all r with r^n = 1, where n > H (W - 2): for v = 0 it is level,
//            and over all v, too, it is lost.
//            H = 1, W = 3: numbers -1, 0, 1, piles 0, 0, 1: (6 + 4) / 2 - 3.
// Proof:     Let First be to move. If x > 0, taking a whole pile keeps x > 0,
//            and without piles some move keeps x >= 0. If x = 0 and g is not 0,
//            a move in Nim makes g = 0. Else x < 0 or x = g = 0: a move in a
//            number makes x < 0, one in a pile leaves x < 0 or makes g other
//            than 0. Second's moves are the mirror image, so by induction the
//            law holds for both.
//            (P(r) + s(v))^H is the sum over all placements of r^x times the
//            sign of v & g. The mean of r^x over all r is 1 if n divides x,
//            that is, if x = 0, as |x| < n; else it is 0, a geometric sum. The
//            mean of the signs is 1 if g = 0, else 0: to flip a place of v
//            where g has a 1 flips the sign.
// Limits:    1 <= H <= 8000, 2 <= W <= 30
// Time:      O(32 H W log H)
// Beware:    wrong_piles_first.cpp: lets the nim-sum decide before the numbers.
//            wrong_sixteen_signs.cpp: gaps of 16 to 28 have a fifth place.
// Topics:    partizan-game, counting-positions
// Lesson:    16
#include <cassert>
#include <iostream>
#include <vector>

const int MODULUS = 998244353;  // 3 is a primitive root
const int NIM_SUMS = 32;        // of gaps up to 28

// snippet: walsh_hadamard
// Replaces numbers[v] by the sum of all numbers[x] modulo p, each with a minus
// sign if x and v have an odd number of ones in common.
inline void walsh_hadamard(std::vector<int>& numbers, int p) {
    const int n = int(numbers.size());  // a power of two
    for (int place = 1; place < n; place *= 2)
        for (int x = 0; x < n; ++x) {
            if (x & place) continue;
            const int a = numbers[x], b = numbers[x | place];
            numbers[x] = (a + b) % p;
            numbers[x | place] = (a + p - b) % p;
        }
}
// end snippet

int product(int a, int b) { return int((long long)a * b % MODULUS); }

int power(int base, int exponent) {
    int result = 1;
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) result = product(result, base);
        base = product(base, base);
    }
    return result;
}

int inverse(int number) { return power(number, MODULUS - 2); }

int main() {
    int h, w;
    std::cin >> h >> w;
    // of one row: numbers -(w - 2) to w - 2, counted from 0, and facing pieces
    std::vector<int> numbers(2 * w - 3), signs(NIM_SUMS);
    for (int first = 0; first < w; ++first) {
        for (int second = first + 1; second < w; ++second)
            ++numbers[first + second - 1];
        for (int second = 0; second < first; ++second)
            ++signs[first - second - 1];
    }
    walsh_hadamard(signs, MODULUS);
    int n = 1;
    while (n <= h * (w - 2)) n *= 2;
    const int root = power(3, (MODULUS - 1) / n);
    std::vector<int> zero(NIM_SUMS);  // for each v: n times those with x = 0
    for (int i = 0, r = 1; i < n; ++i, r = product(r, root)) {
        int apart = 0;
        for (int k = 2 * w - 4; k >= 0; --k)
            apart = (product(apart, r) + numbers[k]) % MODULUS;
        apart = product(apart, power(r, n - (w - 2)));
        for (int v = 0; v < NIM_SUMS; ++v) {
            const int row = (apart + signs[v]) % MODULUS;
            zero[v] = (zero[v] + power(row, h)) % MODULUS;
        }
    }
    const int all = power(w * (w - 1), h);
    const int level = product(zero[0], inverse(n));
    walsh_hadamard(zero, MODULUS);
    const int lost = product(zero[0], inverse(product(n, NIM_SUMS)));
    const int half = product((all + level) % MODULUS, inverse(2));
    std::cout << (half + MODULUS - lost) % MODULUS << '\n';
    return 0;
}
