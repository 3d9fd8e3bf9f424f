// Codeforces 603C - Lieges of Legendre
// https://codeforces.com/problemset/problem/603/C
// Game:      n piles of cows. A move takes one cow from a pile, or replaces a
//            pile of 2x cows (x > 0) by k piles of x. The player who takes the
//            last cow wins. Print Kevin if the player who begins wins, else
//            Nicky.
// Idea:      The k equal piles have the value 0 if k is even, else g(x), as
//            equal values cancel. So g(2x) = mex{g(2x - 1), 0 or g(x)}, and an
//            odd pile a has g(a) = mex{g(a - 1)}. Sprague-Grundy (lesson 6):
//            Kevin wins iff the nim-sum of the values g is not 0.
//                a             0  1  2  3  4  5  6  7  8  9 10 11 12 13
//                g, k is even  0  1  2  0  1  0  1  0  1  0  1  0  1  0
//                g, k is odd   0  1  0  1  2  0  2  0  1  0  1  0  1  0
// Proof:     By induction. For even k, g(3) = mex{2} = 0, and from a = 4 on
//            mex{0, 0} = 1 for even a, mex{1} = 0 for odd a. For odd k from
//            a = 5 on an even a follows an odd one of value 0, so g(a) =
//            mex{0, g(a / 2)} is 2 if g(a / 2) is 1, else 1. It is not 0, so
//            the next odd number has the value 0.
// Limits:    1 <= n <= 10^5, 1 <= k <= 10^9, 1 <= a <= 10^9
// Time:      O(log a) per pile
// Beware:    wrong_even_is_one.cpp: for odd k, 12 -> 6 -> 3 must be followed.
// Topics:    sprague-grundy, pattern, splitting
// Lesson:    06
// Standard:  C++17
#include <iostream>

int grundy(int a, bool k_is_odd) {
    const int few[2][5] = {{0, 1, 2, 0, 1}, {0, 1, 0, 1, 2}};
    if (a < 5) return few[k_is_odd][a];
    if (a % 2 == 1) return 0;
    return k_is_odd && grundy(a / 2, true) == 1 ? 2 : 1;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k, a, nim_sum = 0;
    for (std::cin >> n >> k; n > 0; --n) {
        std::cin >> a;
        nim_sum ^= grundy(a, k % 2 == 1);
    }
    std::cout << (nim_sum != 0 ? "Kevin\n" : "Nicky\n");
    return 0;
}
