// AtCoder abc212_h - Nim Counting
// https://atcoder.jp/contests/abc212/tasks/abc212_h
// Game:      Nim. An arrangement is an ordered list of 1 to N heaps, each of
//            one of the K sizes A. Whoever takes the last stone wins. Print how
//            many arrangements the first player wins, modulo 998244353.
// Idea:      By Bouton's theorem an arrangement is won iff its nim-sum (xor) is
//            not 0. Let a[x] be 1 for the sizes x, else 0. The lists of M heaps
//            with nim-sum x are the M-th power of a, where products are sums
//            over all u ^ w = x. The Walsh-Hadamard transform turns these into
//            products value by value. So each value y of the transform becomes
//            y + y^2 + ... + y^N; transform back, which is transform once more
//            and divide by the size 2^16, and add up all but the lists of nim-
//            sum 0.
//            Sizes 1 and 2, N = 2: a = 0 1 1 0, transform 2 0 0 -2, sums 6 0 0
//            2, back 2 1 1 2: two lists are lost, 1 + 1 + 2 = 4 are won.
// Proof:     The value at v is the sum of s(u, v) a[u], where s(u, v) is - for
//            an odd number of ones in u & v. u ^ w has in each place as many
//            ones as u and w, modulo 2, so s(u ^ w, v) = s(u, v) s(w, v), and
//            the value of a product is the product of the values. Twice the
//            transform sums s(u ^ x, v) a[u] over all v: for u = x these are
//            2^16 signs +, for any other u as many + as -.
//            The sum y + ... + y^N is N for y = 1, else y (y^N - 1) / (y - 1).
// Limits:    1 <= N <= 2 * 10^5, 1 <= K < 2^16, 1 <= A < 2^16
// Time:      O(2^16 (16 + log p))
// Beware:    wrong_division_by_zero.cpp: y = 1 adds up to N.
// Topics:    nim, counting-positions
// Lesson:    18
#include <cassert>
#include <iostream>
#include <vector>

const int MODULUS = 998244353;
const int SIZES = 1 << 16;

// snippet: walsh_hadamard
// Each number becomes the sum of all, with signs, modulo p.
inline void walsh_hadamard(std::vector<int>& numbers, int p) {
    const int n = int(numbers.size());
    assert(n > 0 && (n & (n - 1)) == 0);
    for (int place = 1; place < n; place *= 2)
        for (int x = 0; x < n; ++x) {
            if (x & place) continue;
            const int a = numbers[x], b = numbers[x | place];
            assert(0 <= a && a < p && 0 <= b && b < p);
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

// y + y^2 + ... + y^n
int geometric_sum(int y, int n) {
    if (y == 1) return n;
    const int numerator = product(y, power(y, n) + MODULUS - 1);
    return product(numerator, inverse(y + MODULUS - 1));
}

int main() {
    std::ios::sync_with_stdio(false);
    int n, k, size;
    std::cin >> n >> k;
    std::vector<int> lists(SIZES);
    for (; k > 0; --k) {
        std::cin >> size;
        lists[size] = 1;
    }
    walsh_hadamard(lists, MODULUS);
    for (int v = 0; v < SIZES; ++v) lists[v] = geometric_sum(lists[v], n);
    walsh_hadamard(lists, MODULUS);
    long long won = 0;
    for (int x = 1; x < SIZES; ++x) won += lists[x];
    std::cout << product(int(won % MODULUS), inverse(SIZES)) << '\n';
    return 0;
}
