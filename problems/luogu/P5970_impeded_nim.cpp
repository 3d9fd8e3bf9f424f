// Luogu P5970 - [POI 2016] Impeded Nim
// https://www.luogu.com.cn/problem/P5970
// Game:      n piles. B first removes some of them, or none: their number must
//            be a multiple of d, and at least one pile must stay. Then A and B
//            play Nim on the rest; A begins, and the player who cannot move
//            loses. Print in how many ways B can remove piles so that he wins,
//            modulo 10^9 + 7; equal piles are different.
// Idea:      By Bouton's theorem B wins iff the rest has nim-sum (xor) 0: iff
//            the removed piles have the same nim-sum as all n. Let row x count
//            the sets of piles seen so far with nim-sum x, by their number of
//            piles modulo d. A pile adds row x ^ pile to row x, shifted by one.
//            These two rows depend only on each other, so one table is enough.
//            In rising order the table of each pile has at most 2 pile rows. 1
//            3 4 1 2, d = 2: nim-sum 5, of 4 and either 1. Two ways.
// Limits:    1 <= n <= 500000, 1 <= d <= 10, 1 <= pile <= 10^6, at most 10^7
//            stones in all
// Time:      O(d sum); lesson 20, theorem 2
// Memory:    O(greatest pile), 42 MB
// Beware:    wrong_all_removed.cpp: counts removing all piles as a win for B.
// Topics:    nim, counting-positions
// Lesson:    20
// Also:      BZOJ 4347
#include <algorithm>
#include <iostream>
#include <vector>

const int MODULUS = 1000000007;

struct Row {
    int sets[10];  // by their number of piles modulo d
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, d, all = 0;
    std::cin >> n >> d;
    std::vector<int> piles(n);
    for (int i = 0; i < n; ++i) {
        std::cin >> piles[i];
        all ^= piles[i];
    }
    std::sort(piles.begin(), piles.end());
    int end = 1;  // a power of two above all nim-sums so far
    while (end <= piles[n - 1]) end *= 2;
    std::vector<Row> rows(end);
    rows[0].sets[0] = 1;
    end = 1;
    for (int k = 0; k < n; ++k) {
        while (end <= piles[k]) end *= 2;
        for (int x = 0; x < end; ++x) {
            const int y = x ^ piles[k];
            if (x > y) continue;
            const Row a = rows[x], b = rows[y];
            for (int i = 0, before = d - 1; i < d; before = i++) {
                rows[x].sets[i] = (a.sets[i] + b.sets[before]) % MODULUS;
                rows[y].sets[i] = (b.sets[i] + a.sets[before]) % MODULUS;
            }
        }
    }
    const int all_removed = n % d == 0 ? 1 : 0;
    std::cout << (rows[all].sets[0] + MODULUS - all_removed) % MODULUS << '\n';
    return 0;
}
