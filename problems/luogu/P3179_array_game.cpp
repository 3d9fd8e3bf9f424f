// Luogu P3179 - [HAOI2015] Array Game
// https://www.luogu.com.cn/problem/P3179
// Game:      An array of cells 1..N, each white or black. A move chooses a
//            white cell x and a number k with k x <= N, and changes the colour
//            of x, 2x, ..., kx. Whoever cannot move loses. Each of K queries
//            names the W white cells. Print `Yes` if the first player wins,
//            else `No`.
// Idea:      Only the colour of the least cell of a move matters, so this is
//            coin turning (lesson 13): the nim-sum of g(x) over the white cells
//            decides, and g(x) is the mex of 0, g(2x), g(2x) xor g(3x), ...
//            In steps of x the array is one of q = floor(N/x) cells, so g(x) is
//            a number f(q): the mex of 0 and of the nim-sums of f(q/2), f(q/3),
//            ..., f(q/j), rounded down, for j = 2..q. Equal quotients form
//            runs. Of the nim-sums inside a run only the first is new, and only
//            an odd run changes the nim-sum. For N = 6:
//              x     1   2   3   4   5   6
//              q     6   3   2   1   1   1
//              f(q)  3   2   2   1   1   1
//            f(2) = mex{0, 1} = 2 and f(3) = mex{0, 1, 1 xor 1} = 2. For f(6)
//            the terms are 2, 2, 1, 1, 1 with the nim-sums 2, 0, 1, 0, 1. So
//            f(6) = 3, and the white cells 1, 2, 6 are lost: 3 xor 2 xor 1 = 0.
// Limits:    1 <= N <= 10^9, 1 <= K, W <= 100,
//            1 <= x <= 10^9, and x <= N
// Time:      O(N^(3/4)), as q has O(q^(1/2)) runs; O(W) for each query
// Memory:    O(N^(1/2))
// Beware:    wrong_one_word.cpp: values exceed 63 (g(1) = 68 for N = 10^9), so
//            one word of 64 bits cannot hold the options.
// Topics:    coin-turning, sprague-grundy
// Lesson:    13
#include <iostream>
#include <vector>

const int ROOT = 31623;  // greater than the root of any N

// f(q) for the quotients q = floor(N / x) of one N.
class QuotientValues {
  public:
    explicit QuotientValues(int N)
        : N_(N), low_(ROOT + 1), high_(ROOT + 1), seen_(1 << 16) {
        for (int x = N; x > 0;) {  // the last one of its quotient
            const int q = N / x;
            at(q) = value(q);
            x = N / (q + 1);
        }
    }
    int& at(int q) { return q <= ROOT ? low_[q] : high_[N_ / q]; }

  private:
    int value(int q) {
        int nim_sum = 0;
        seen_[0] = q;
        for (int j = 2, last; j <= q; j = last + 1) {
            last = q / (q / j);  // the last j of the same q / j
            const int term = at(q / j);
            seen_[nim_sum ^ term] = q;
            if ((last - j) % 2 == 0) nim_sum ^= term;
        }
        int mex = 0;
        while (seen_[mex] == q) ++mex;
        return mex;
    }

    int N_;
    std::vector<int> low_, high_;  // f(q) for q <= ROOT; f(N / x) at x
    std::vector<int> seen_;  // the last q with this option; as q has less than
                             // 2^16 runs, f(q) and nim-sums are below 2^16
};

int main() {
    std::ios::sync_with_stdio(false);
    int N, K, W, x;
    std::cin >> N >> K;
    QuotientValues values(N);
    for (; K > 0; --K) {
        int nim_sum = 0;
        for (std::cin >> W; W > 0; --W) {
            std::cin >> x;
            nim_sum ^= values.at(N / x);
        }
        std::cout << (nim_sum != 0 ? "Yes\n" : "No\n");
    }
    return 0;
}
