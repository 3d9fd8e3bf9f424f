// Luogu P5363 - [SDOI2019] Moving Coins
// https://www.luogu.com.cn/problem/P5363
// Game:      A strip of n cells with m coins, each on a cell of its own. A move
//            shifts one coin to the left, over any positive number of empty
//            cells. Whoever cannot move loses. Print with how many placements
//            of the coins the first player wins, modulo 10^9 + 9.
// Idea:      A move takes cells from the gap left of the coin and gives them to
//            the gap right of it. So this is staircase Nim: the cells right of
//            the last coin are the ground, the gap left of it is stair 1, and
//            so on. A placement is lost iff the gaps at odd height, p = (m + 1)
//            / 2 of them, have nim-sum (xor) 0.
//            Let lost[s] be the number of rows of p gaps with nim-sum 0 and s
//            cells in all. Of such a row an even number c of gaps is odd, which
//            can be chosen in C(p, c) ways. Halve all gaps, rounding down, and
//            any lost row of (s - c) / 2 cells can be left. So for even s
//                lost[s] = sum of C(p, c) lost[(s - c) / 2] over the even c,
//            lost[s] = 0 for odd s, and lost[0] = 1. The other n - m - s cells
//            go to the gaps at even height and the ground, q + 1 of them for q
//            = m / 2, in C(n - m - s + q, q) ways.
//            n, m = 10, 3, p = 2:         s     0   2   4   6
//                                   lost[s]     1   1   1   1
//                                C(8 - s, 1)    8   6   4   2
//            20 of C(10, 3) = 120 placements are lost, and 100 are won.
// Proof:     Of staircase Nim: each move changes just one odd gap, the one it
//            takes from or the one it gives to, so it makes a nim-sum of 0
//            another one. From any other nim-sum the winning move of Nim takes
//            cells from an odd gap. No nim-sum but 0 is left at the end.
// Limits:    1 <= n <= 150000, 1 <= m <= 50
// Time:      O(n m)
// Memory:    O(n)
// Beware:    wrong_paired_from_left.cpp: the pairs begin at the last coin; with
//            an odd m the gap left of the first coin counts.
// Topics:    staircase-nim, counting-positions
// Lesson:    18
#include <iostream>
#include <vector>

const int MODULUS = 1000000009;

// C(a, b) modulo MODULUS for a = 0..most.
std::vector<int> binomials(int most, int b) {
    std::vector<int> row(most + 1, 1);  // C(a, 0)
    for (int column = 1; column <= b; ++column) {
        int before = 0;  // C(a - 1, column), by Pascal's rule
        for (int a = 0, above = 0; a <= most; ++a) {
            const int next = (before + above) % MODULUS;
            above = row[a];
            before = row[a] = next;
        }
    }
    return row;
}

// lost[s]: how many rows of `gaps` gaps, `most` or fewer cells, have nim-sum 0.
std::vector<int> lost_rows(int gaps, int most) {
    std::vector<int> choose(gaps + 1);
    for (int c = 0; c <= gaps; ++c) choose[c] = binomials(gaps, c)[gaps];
    std::vector<int> lost(most + 1);
    lost[0] = 1;
    for (int s = 2; s <= most; s += 2) {
        long long sum = 0;
        for (int c = 0; c <= gaps && c <= s; c += 2) {
            const long long rows = lost[(s - c) / 2];
            sum = (sum + choose[c] * rows) % MODULUS;
        }
        lost[s] = int(sum);
    }
    return lost;
}

int main() {
    int n, m;
    std::cin >> n >> m;
    if (m > n) {
        std::cout << "0\n";
        return 0;
    }
    const int empty = n - m, q = m / 2;
    const std::vector<int> lost = lost_rows((m + 1) / 2, empty);
    const std::vector<int> spread = binomials(empty + q, q);
    long long won = binomials(n, m)[n];
    for (int s = 0; s <= empty; s += 2) {
        const long long rest = spread[empty - s + q];
        won = (won + (MODULUS - lost[s]) * rest) % MODULUS;
    }
    std::cout << won << '\n';
    return 0;
}
