// Luogu P5970 - [POI 2016] Impeded Nim
// https://www.luogu.com.cn/problem/P5970
// Game:      n piles. B first removes some of them, or none: their number must
//            be a multiple of d, and one pile at least has to stay. Then A and
//            B play Nim on the rest, A begins, and whoever cannot move loses.
//            Print in how many ways B can remove piles so that he wins, modulo
//            10^9 + 7; equal piles are different.
// Idea:      By Bouton's theorem B wins iff the rest has nim-sum (xor) 0: iff
//            the removed piles have the same nim-sum as all n. Let ways[x][i]
//            be the number of sets of the piles seen so far with nim-sum x and
//            i piles modulo d. A pile of size a changes this to
//                ways[x][i] + ways[x ^ a][i - 1].
//            The rows x and x ^ a need only each other, so one table is enough.
//            In rising order all nim-sums so far are below the least power of
//            two above a, which is at most 2 a: the steps for all piles are at
//            most 2 d times their sum. If d divides n, the set of all piles was
//            counted as well, and is subtracted.
//            1 3 4 1 2, d = 2: nim-sum 5, of 4 and either 1. Two ways.
// Limits:    1 <= n <= 500000, 1 <= d <= 10, 1 <= pile <= 10^6, at most 10^7
//            stones in all
// Time:      O(d sum)
// Memory:    O(d greatest pile), 42 MB
// Beware:    wrong_all_removed.cpp: A cannot move without piles, but one must
//            stay.
// Topics:    nim, counting-positions
// Lesson:    18
#include <algorithm>
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <vector>

const int MODULUS = 1000000007;

// snippet: fast_input
// Reads the next integer of standard input; 0 and false at its end.
template <class Integer>
bool read(Integer& number) {
    std::streambuf& input = *std::cin.rdbuf();
    number = 0;
    int c = input.sbumpc();
    for (; c < '0' || c > '9'; c = input.sbumpc()) {
        assert(c != '-');  // no negative numbers
        if (c == EOF) return false;
    }
    const Integer most = std::numeric_limits<Integer>::max();
    Integer n = 0;  // a local variable is faster than the reference
    for (; c >= '0' && c <= '9'; c = input.sbumpc()) {
        assert(n < most / 10 || n <= (most - (c - '0')) / 10);
        n = Integer(n * 10 + Integer(c - '0'));
    }
    number = n;
    return true;
}
// end snippet

// How many sets of a multiple of d piles have the nim-sum `wanted`.
int sets_of_nim_sum(std::vector<int>& piles, int d, int wanted) {
    std::sort(piles.begin(), piles.end());
    int sums = 1;  // all nim-sums so far are below this power of two
    while (sums <= piles.back()) sums *= 2;
    std::vector<int> ways(sums * d);  // of x and i at place x * d + i
    ways[0] = 1;
    std::vector<int> old(2 * d);
    sums = 1;
    for (int k = 0; k < int(piles.size()); ++k) {
        const int pile = piles[k];
        while (sums <= pile) sums *= 2;
        for (int x = 0; x < sums; ++x) {
            const int partner = x ^ pile;
            if (x > partner) continue;
            int* const a = &ways[x * d];
            int* const b = &ways[partner * d];
            std::copy(a, a + d, old.begin());
            std::copy(b, b + d, old.begin() + d);
            for (int i = 0; i < d; ++i) {
                const int before = i > 0 ? i - 1 : d - 1;
                a[i] = (old[i] + old[d + before]) % MODULUS;
                b[i] = (old[d + i] + old[before]) % MODULUS;
            }
        }
    }
    return ways[wanted * d];
}

int main() {
    std::ios::sync_with_stdio(false);
    int n, d;
    read(n);
    read(d);
    std::vector<int> piles(n);
    int nim_sum = 0;
    for (int i = 0; i < n; ++i) {
        read(piles[i]);
        nim_sum ^= piles[i];
    }
    const int sets = sets_of_nim_sum(piles, d, nim_sum);
    const int all_removed = n % d == 0 ? 1 : 0;
    std::cout << (sets + MODULUS - all_removed) % MODULUS << '\n';
    return 0;
}
