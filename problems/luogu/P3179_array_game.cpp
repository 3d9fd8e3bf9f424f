// Luogu P3179 - [HAOI2015] Array Game
// https://www.luogu.com.cn/problem/P3179
// Game:      An array of cells 1..N, each white or black. A move chooses a
//            white cell x and a number k with k x <= N, and changes the colours
//            of x, 2x, ..., kx. The player who cannot move loses. Each of K
//            queries names the W white cells. Print Yes if the first player
//            wins, else No.
// Idea:      Coin turning (lesson 14): the nim-sum of the values of the white
//            cells decides. The value of x is f(q) for q = floor(N / x): the
//            mex of 0 and of the nim-sums of f(q/2), f(q/3), ..., f(q/j),
//            rounded down, for j = 2..q. In a run of equal q/j only the first
//            nim-sum is new; after an even number of equal terms the nim-sum is
//            as before.
//                x     1   2   3   4   5   6     N = 6: for f(6) the nim-sums
//                q     6   3   2   1   1   1     are 2, 0, 1, 0, 1. The white
//                f(q)  3   2   2   1   1   1     cells 1, 2, 6 are lost.
// Proof:     see P3179_array_game.md
// Limits:    1 <= N <= 10^9, 1 <= K, W <= 100, 1 <= x <= 10^9, and x <= N
// Time:      O(N^(3/4)), as q has O(q^(1/2)) runs; O(W) for each query
// Beware:    wrong_one_word.cpp: values exceed 63 (68 for x = 1, N = 10^9), so
//            one word of 64 bits cannot hold the options.
// Topics:    coin-turning, sprague-grundy
// Lesson:    14
// Also:      BZOJ 4035, LOJ 2126
#include <iostream>

const int ROOT = 31623;  // above the root of any N

int n;
int small_f[ROOT + 1];   // f(q) for q <= ROOT
int large_f[ROOT];       // f(q) for larger q, at n / q
int seen_from[1 << 16];  // the last q with this option; q has less than 2^16
                         // runs, so f(q) and all nim-sums are below 2^16

// The place of f(q), where q = floor(n / x) for some x.
int& f(int q) { return q <= ROOT ? small_f[q] : large_f[n / q]; }

void compute(int q) {
    int nim_sum = 0;
    seen_from[0] = q;
    for (int j = 2, last; j <= q; j = last + 1) {
        last = q / (q / j);  // the last j of this run
        const int term = f(q / j);
        seen_from[nim_sum ^ term] = q;
        if ((last - j) % 2 == 0) nim_sum ^= term;
    }
    while (seen_from[f(q)] == q) ++f(q);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int queries, white, x;
    std::cin >> n >> queries;
    for (x = n; x > 0; x = n / (n / x + 1)) compute(n / x);
    for (; queries > 0; --queries) {
        int nim_sum = 0;
        for (std::cin >> white; white > 0; --white) {
            std::cin >> x;
            nim_sum ^= f(n / x);
        }
        std::cout << (nim_sum != 0 ? "Yes\n" : "No\n");
    }
    return 0;
}
