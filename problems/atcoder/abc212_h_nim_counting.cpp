// AtCoder abc212_h - Nim Counting
// https://atcoder.jp/contests/abc212/tasks/abc212_h
// Game:      Nim. An arrangement is a list of 1 to N heaps, each of one of the
//            K sizes A. The player who takes the last stone wins. Print how
//            many arrangements the first player wins, modulo p = 998244353.
// Idea:      An arrangement is lost iff its nim-sum (xor) is 0 (Bouton). Let
//            a[x] be 1 for the sizes x, else 0, and y its Walsh-Hadamard
//            transform at v. By lesson 20, theorem 3, lists of M heaps have y^M
//            there, those of 1 to N heaps S(y) = y + ... + y^N, and the mean of
//            S(y) over all 2^16 v is the number of lost lists. At v = 0, y = K:
//            S(K) lists in all. Sizes 1 and 2, N = 2: a = 0 1 1 0, y = 2 0 0
//            -2, S = 6 0 0 2. The mean is 2: 6 - 2 = 4 lists are won.
// Limits:    1 <= N <= 2 * 10^5, 1 <= K < 2^16, 1 <= A < 2^16
// Time:      O(2^16 (16 + log p))
// Beware:    wrong_division_by_zero.cpp: S(1) = N is not a quotient.
// Topics:    nim, counting-positions
// Lesson:    20
// Standard:  C++17
#include <iostream>
#include <vector>

const int MODULUS = 998244353;
const int SIZES = 1 << 16;

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

long long power(long long base, int exponent) {
    long long result = 1;
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) result = result * base % MODULUS;
        base = base * base % MODULUS;
    }
    return result;
}

long long inverse(long long number) { return power(number, MODULUS - 2); }

// y + y^2 + ... + y^n
long long geometric_sum(long long y, int n) {
    if (y == 1) return n;
    return y * (power(y, n) - 1) % MODULUS * inverse(y - 1) % MODULUS;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k, size;
    std::cin >> n >> k;
    std::vector<int> values(SIZES);
    for (int i = 0; i < k; ++i) {
        std::cin >> size;
        values[size] = 1;
    }
    walsh_hadamard(values, MODULUS);
    long long sum = 0;
    for (int y : values) sum += geometric_sum(y, n);
    const long long lost = sum % MODULUS * inverse(SIZES) % MODULUS;
    const long long all = geometric_sum(k, n);
    std::cout << (all - lost + MODULUS) % MODULUS << '\n';
    return 0;
}
