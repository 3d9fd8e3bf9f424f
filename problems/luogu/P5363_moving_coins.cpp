// Luogu P5363 - [SDOI2019] Moving Coins
// https://www.luogu.com.cn/problem/P5363
// Game:      A strip of n cells with m coins on different cells. A move shifts
//            one coin to the left, over any positive number of empty cells. A
//            player who cannot move loses. Print for how many placements of the
//            coins the first player wins, modulo 10^9 + 9.
// Idea:      Staircase Nim: a move takes cells from the gap left of the coin
//            and gives them to the gap right of it. So a placement is lost iff
//            the gaps left of the last coin, of the last but two, and so on,
//            p = (m + 1) / 2 gaps, have nim-sum (xor) 0. By lesson 20, theorem
//            1, there are lost[s] rows of p gaps with nim-sum 0 and s cells.
//            The other n - m - s cells go to the other q + 1 gaps, q = m / 2,
//            in C(n - m - s + q, q) ways. For n = 10, m = 3 and s = 0, 2, 4, 6
//            lost is 1 1 1 1, and the ways are 8 6 4 2: 120 - 20 = 100 are won.
// Source:    R. Sprague, Ueber zwei Abarten von Nim (1937)
// Limits:    1 <= n <= 150000, 1 <= m <= 50
// Time:      O(n m)
// Memory:    O(n m), 31 MB
// Beware:    wrong_paired_from_left.cpp: with an odd m the first gap counts.
// Topics:    staircase-nim, counting-positions
// Lesson:    20
#include <iostream>
#include <vector>

const int MODULUS = 1000000009;

int choose[150001][51];  // binomial coefficients, modulo MODULUS

int main() {
    int n, m;
    std::cin >> n >> m;
    for (int a = 0; a <= n; ++a) {
        choose[a][0] = 1;
        for (int b = 1; b <= m && b <= a; ++b)
            choose[a][b] = (choose[a - 1][b - 1] + choose[a - 1][b]) % MODULUS;
    }
    const int empty = n - m, q = m / 2, p = m - q;
    std::vector<long long> lost(n);
    lost[0] = 1;
    for (int s = 2; s <= empty; s += 2)  // c of the p gaps are odd
        for (int c = 0; c <= p && c <= s; c += 2)
            lost[s] = (lost[s] + lost[(s - c) / 2] * choose[p][c]) % MODULUS;
    long long won = choose[n][m];
    for (int s = 0; s <= empty; s += 2)
        won = (won + (MODULUS - lost[s]) * choose[empty - s + q][q]) % MODULUS;
    std::cout << won << '\n';
    return 0;
}
