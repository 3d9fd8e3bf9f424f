// AtCoder abc206_f - Interval Game 2
// https://atcoder.jp/contests/abc206/tasks/abc206_f
// Game:      T tests, each with N half-open intervals [L, R). In turn, Alice
//            first, a player chooses an interval that meets no interval chosen
//            before. A player who cannot choose loses. Print the winner.
// Idea:      The chosen intervals leave free segments, which do not affect each
//            other. So the game is a sum of segments (Sprague-Grundy), and a
//            segment [a, b) contains the intervals with a <= L and R <= b.
//            Choosing [L, R) leaves the segments [a, L) and [R, b), so
//                g(a, b) = mex of all g(a, L) xor g(R, b).
//            Alice wins iff g(1, 100) != 0. With [1, 2), [2, 3), [3, 4) and [1,
//            3) the options of [1, 4) have the values 0, 0, 2, 1: g(1, 4) = 3.
// Limits:    1 <= T <= 20, 1 <= N <= 100, 1 <= L <= 99, 2 <= R <= 100
// Time:      O(T M^2 N) for numbers up to M = 100
// Beware:    wrong_outcomes_only.cpp: stores who wins, not the values.
// Topics:    sprague-grundy, splitting
// Lesson:    08
#include <iostream>
#include <set>
#include <vector>

const int LAST = 100;

int main() {
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::vector<int> left(n), right(n);
        for (int i = 0; i < n; ++i) std::cin >> left[i] >> right[i];
        int value[LAST + 1][LAST + 1] = {};
        for (int a = LAST; a >= 1; --a)
            for (int b = a; b <= LAST; ++b) {
                std::set<int> values;
                for (int i = 0; i < n; ++i)
                    if (a <= left[i] && right[i] <= b)
                        values.insert(value[a][left[i]] ^ value[right[i]][b]);
                while (values.count(value[a][b])) ++value[a][b];
            }
        std::cout << (value[1][LAST] != 0 ? "Alice\n" : "Bob\n");
    }
    return 0;
}
