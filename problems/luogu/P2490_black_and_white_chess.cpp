// Luogu P2490 - [SDOI2011] Black and White Chess
// https://www.luogu.com.cn/problem/P2490
// Game:      A strip of n cells holds k pieces: white, black, white, black, ...
//            from left to right, k even. A owns the white ones, which only go
//            right; B owns the black ones, which only go left. A move takes 1
//            to d of one's own pieces any positive distances further, not onto
//            or over a piece. Whoever cannot move loses; A begins. Print with
//            how many placements of the pieces A wins, modulo 10^9 + 7.
// Idea:      Pair each white piece with the black one to its right. The cells
//            between them are their gap. Whoever moves a piece makes its gap
//            smaller, by as much as he likes, and no other gap changes: a move
//            lowers 1 to d gaps, and both players have the same moves. This is
//            Moore's Nim with the gaps as piles. By Moore's theorem a position
//            is lost iff in each binary place the number of gaps with a 1 there
//            is divisible by d + 1.
//            Let p = k / 2 be the number of pairs and lost[s] the number of
//            lost rows of p gaps, s cells in all. Of such a row, c gaps are
//            odd. d + 1 divides c, and s - c is even. Halve all gaps, rounding
//            down, and any lost row of (s - c) / 2 cells can be left. So
//                lost[s] = sum of C(p, c) lost[(s - c) / 2] over these c,
//            and lost[0] = 1.
//            The other n - k - s empty cells go before, between and behind the
//            pairs, to p + 1 places, in C(n - k - s + p, p) ways.
//            n, k, d = 12, 8, 1, p = 4:    s     0   1   2   3   4
//                                    lost[s]     1   0   6   0   7
//                                C(8 - s, 4)    70  35  15   5   1
//            70 + 6 * 15 + 7 = 167 of C(12, 8) = 495 placements are lost.
// Proof:     Moore's theorem (E. H. Moore, 1910). Without gaps the player to
//            move has lost. A move from a lost row: in the highest place where
//            a gap changes, every change is from 1 to 0, and there are 1 to d
//            of them, so the number of ones is no longer divisible by d + 1.
//            From any other row a move leads to a lost row: go down the places,
//            from the highest, and let m be the number of gaps that are to be
//            lowered, at first 0. From here on their digits are free, as each
//            of them loses a 1 in a higher place. Let r be the number of ones
//            that the other gaps have in this place, modulo d + 1. If r = 0,
//            give the m gaps zeros. If r + m > d, give d + 1 - r of the m gaps
//            a 1, and the rest zeros. Else give the m gaps zeros and lower r
//            gaps more, from 1 to 0 in this place: then m + r <= d gaps are to
//            be lowered. As the row is not lost, m is not 0 in the end.
// Limits:    2 <= n <= 10^4, 2 <= k <= 100 and even, 1 <= d <= 100; neither d
//            above k nor k above n
// Time:      O(n k)
// Memory:    O(n k), 4 MB
// Beware:    wrong_no_gap_only.cpp: agrees with the sample, in which d = k / 2.
// Beware:    wrong_twelve_places.cpp: gaps of 4096 and more need a 13th place.
// Topics:    moore-nim
// Lesson:    14
#include <iostream>
#include <vector>

const int MODULUS = 1000000007;

typedef std::vector<std::vector<int> > Table;

// choose[a][b] = C(a, b), for a <= most_a and b <= most_b.
Table binomials(int most_a, int most_b) {
    Table choose(1, std::vector<int>(most_b + 1));
    choose[0][0] = 1;
    for (int a = 1; a <= most_a; ++a) {
        choose.push_back(choose[0]);
        for (int b = 1; b <= most_b; ++b)
            choose[a][b] = (choose[a - 1][b - 1] + choose[a - 1][b]) % MODULUS;
    }
    return choose;
}

int main() {
    int n, k, d;
    std::cin >> n >> k >> d;
    const Table choose = binomials(n, k);
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
