// Luogu P2490 - [SDOI2011] Black and White Chess
// https://www.luogu.com.cn/problem/P2490
// Game:      A strip of n cells holds k pieces: white, black, white, black, ...
//            from left to right, k even. A moves 1 to d white pieces, each any
//            distance to the right; B moves 1 to d black ones to the left. No
//            piece passes or meets another. The player who cannot move loses; A
//            begins. Print how many placements A wins, modulo 10^9 + 7.
// Idea:      The cells between a white piece and the black one to its right are
//            a gap. A move lowers 1 to d of the p = k / 2 gaps: Moore's Nim. A
//            row of gaps is lost iff in each binary place the number of ones is
//            divisible by d + 1 (lesson 15). Let c gaps of a lost row of s
//            cells be odd: d + 1 divides c, s - c is even, and halving all gaps
//            leaves a lost row of (s - c) / 2 cells. So lost[s] is the sum of
//            C(p, c) lost[(s - c) / 2] over these c. The other n - k - s cells
//            go to p + 1 places, in C(n - k - s + p, p) ways. For n, k, d = 12,
//            8, 1, 70 + 6 * 15 + 7 = 167 of 495 placements are lost.
// Source:    E. H. Moore, A generalization of the game called Nim (1910)
// Limits:    2 <= n <= 10^4, 2 <= k <= 100 and even, 1 <= d <= 100; d <= k <= n
// Time:      O(n k)
// Beware:    wrong_no_gap_only.cpp: agrees with the sample, in which d = k / 2.
// Topics:    moore-nim
// Lesson:    15
// Also:      BZOJ 2281
#include <iostream>
#include <vector>

const int MODULUS = 1000000007;

int choose[10001][101];  // binomial coefficients, modulo MODULUS

int main() {
    int n, k, d;
    std::cin >> n >> k >> d;
    for (int a = 0; a <= n; ++a) {
        choose[a][0] = 1;
        for (int b = 1; b <= k && b <= a; ++b)
            choose[a][b] = (choose[a - 1][b - 1] + choose[a - 1][b]) % MODULUS;
    }
    const int p = k / 2;
    std::vector<long long> lost(1, 1);
    for (int s = 1; s <= n - k; ++s) {
        long long sum = 0;
        for (int c = 0; c <= p && c <= s; c += d + 1)
            if ((s - c) % 2 == 0)
                sum = (sum + choose[p][c] * lost[(s - c) / 2]) % MODULUS;
        lost.push_back(sum);
    }
    long long won = choose[n][k];
    for (int s = 0; s <= n - k; ++s)
        won -= lost[s] * choose[n - k - s + p][p] % MODULUS;
    std::cout << (won % MODULUS + MODULUS) % MODULUS << '\n';
    return 0;
}
