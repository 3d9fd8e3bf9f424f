// Codeforces 1628D2 - Game on Sum (Hard Version)
// https://codeforces.com/problemset/problem/1628/D2
// Game:      n turns with a score, at first 0. In each turn Alice names a real
//            number x, 0 <= x <= k, and then Bob adds x to the score or
//            subtracts it. He has to add in at least m turns. Alice wants a
//            large score, Bob a small one. For each game print the final score
//            p / q modulo 10^9 + 7, as p times the inverse of q.
// Idea:      Let f(n, m) be the score. f(n, 0) = 0, as Bob can always subtract,
//            and f(n, n) = n k. Otherwise Alice names the x for which both
//            answers of Bob are worth the same, half of f(n - 1, m) - f(n - 1,
//            m - 1), and f(n, m) is the mean of these two (proof: lesson 17).
//            Follow all ways up to a value f(i, i) = i k. Each step halves, the
//            last one comes from (i + 1, i), and the steps before it form
//            C(n - i - 1, m - i) ways. So for m < n the score is the sum of
//            i k C(n - i - 1, m - i) / 2^(n - i) for i = 1 to m. For n = 3,
//            m = 2: k / 4 + 2 k / 2, or 5 k / 4.
// Limits:    1 <= t <= 10^5, 1 <= n, m <= 10^6, 0 <= k < 10^9 + 7, m is at most
//            n, and the sum of all n is at most 10^6
// Time:      O(n) per game, after tables of 10^6 numbers
// Beware:    wrong_all_added.cpp: m = n is not a case of the sum.
// Topics:    points
// Lesson:    17
// Standard:  C++17
#include <iostream>
#include <vector>

const int MODULUS = 1000000007;
const int HALF = 500000004;  // the inverse of 2
const int MOST = 1000000;

long long power(long long base, int exponent) {
    long long result = 1;
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) result = result * base % MODULUS;
        base = base * base % MODULUS;
    }
    return result;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::vector<long long> factorial(MOST, 1), inverse(MOST);  // 1 / i!
    std::vector<long long> halved(MOST, 1);                    // 1 / 2^i
    for (int i = 1; i < MOST; ++i) {
        factorial[i] = factorial[i - 1] * i % MODULUS;
        halved[i] = halved[i - 1] * HALF % MODULUS;
    }
    inverse[MOST - 1] = power(factorial[MOST - 1], MODULUS - 2);
    for (int i = MOST - 1; i > 0; --i)
        inverse[i - 1] = inverse[i] * i % MODULUS;

    int tests, n, m, k;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n >> m >> k;
        long long sum = 0;  // the score for k = 1
        if (m == n) sum = n;
        for (int i = 1; i <= m && m < n; ++i) {
            const long long ways = factorial[n - i - 1] * inverse[m - i] %
                                   MODULUS * inverse[n - m - 1] % MODULUS;
            sum = (sum + ways * halved[n - i] % MODULUS * i) % MODULUS;
        }
        std::cout << sum * k % MODULUS << '\n';
    }
    return 0;
}
