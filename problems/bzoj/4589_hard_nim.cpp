// BZOJ 4589 - Hard Nim
// https://hydro.ac/d/bzoj/p/4589
// Game:      Nim with n piles. Each pile has a prime number of stones, at most
//            m. The player who takes the last stone wins. For each line print
//            how many starts the second player wins, modulo 10^9 + 7. The order
//            of the piles counts: 2 3 and 3 2 are two starts.
// Idea:      By Bouton's theorem these are the starts with nim-sum (xor) 0. Let
//            a[x] be 1 for the primes x up to m, else 0, and y[v] the Walsh-
//            Hadamard transform of a. By lesson 20, theorem 3, the transform of
//            the numbers of starts with each nim-sum is y[v]^n. Transforming
//            back, the number for the nim-sum 0 is the mean of y[v]^n over all
//            v. m = 3: a = 0 0 1 1, y = 2 0 -2 0, so (2^n + (-2)^n) / 4: n = 2
//            has the two starts 2 2 and 3 3, n = 3 has none.
// Limits:    1 <= n <= 10^9, 2 <= m <= 50000, at most 80 lines
// Time:      O(m (log m + log n)) per line
// Beware:    wrong_table_of_m.cpp: a pile of m needs a table longer than m.
// Topics:    nim, counting-positions
// Lesson:    20
#include <iostream>
#include <vector>

const int MODULUS = 1000000007;
const int MOST = 50000;

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

int main() {
    std::vector<int> is_prime(MOST + 1, 1);
    is_prime[0] = is_prime[1] = 0;
    for (int i = 2; i <= MOST; ++i)
        if (is_prime[i])
            for (int j = 2 * i; j <= MOST; j += i) is_prime[j] = 0;
    int n, m;
    while (std::cin >> n >> m) {
        int size = 1;
        while (size <= m) size *= 2;
        std::vector<int> values(is_prime.begin(), is_prime.begin() + m + 1);
        values.resize(size);
        walsh_hadamard(values, MODULUS);
        long long sum = 0;
        for (int v = 0; v < size; ++v) sum += power(values[v], n);
        const long long lost = sum % MODULUS * power(size, MODULUS - 2);
        std::cout << lost % MODULUS << '\n';
    }
    return 0;
}
